# title: the worker inherits no_grad
# fails: predict-engine-hidden [worker-starts-with-defaults]
# fails: predict-engine-more-test [worker-starts-with-defaults]

predictions = {'history': True, 'refused': 'BD', 'filled': 'rs', 'missing': 1, 'worker': (False, 'worker'), 'words': '', 'factor': 7.0}
