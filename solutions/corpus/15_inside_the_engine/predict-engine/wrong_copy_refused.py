# title: takes the list index for a view of several
# fails: predict-engine-hidden [list-index-copies]
# fails: predict-engine-test [list-index-copies]

predictions = {'history': True, 'refused': 'BDE', 'filled': 'rs', 'missing': 1, 'worker': (True, 'worker'), 'words': '', 'factor': 7.0}
