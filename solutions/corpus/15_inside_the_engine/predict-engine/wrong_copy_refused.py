# title: takes the list index for a view of several
# fails: predict-engine-hidden [copies-take-writes]
# fails: predict-engine-test [copies-take-writes]

predictions = {'history': True, 'refused': 'BDE', 'filled': 'rs', 'missing': 1, 'worker': (True, 'worker'), 'words': '', 'factor': 7.0}
