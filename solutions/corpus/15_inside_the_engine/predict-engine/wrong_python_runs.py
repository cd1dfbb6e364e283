# title: Python runs in each call
# fails: predict-engine-hidden [recorded-once]
# fails: predict-engine-more-test [recorded-once]

predictions = {'history': True, 'refused': 'BD', 'filled': 'rs', 'missing': 1, 'worker': (True, 'worker'), 'words': 'p', 'factor': 7.0}
