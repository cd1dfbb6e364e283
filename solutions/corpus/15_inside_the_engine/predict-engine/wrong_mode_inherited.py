# title: the worker inherits no_grad
# fails: predict-engine-hidden [recording-is-on-in-a-worker]
# fails: predict-engine-more-test [recording-is-on-in-a-worker]

predictions = {'history': True, 'refused': 'BD', 'filled': 'rs', 'missing': 1, 'worker': (False, 'worker'), 'words': '', 'factor': 7.0}
