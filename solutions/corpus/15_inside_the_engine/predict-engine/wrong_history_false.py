# title: zeros have no history
# fails: predict-engine-hidden [write-makes-a-result]
# fails: predict-engine-test [write-makes-a-result]

predictions = {'history': False, 'refused': 'BD', 'filled': 'rs', 'missing': 1, 'worker': (True, 'worker'), 'words': '', 'factor': 7.0}
