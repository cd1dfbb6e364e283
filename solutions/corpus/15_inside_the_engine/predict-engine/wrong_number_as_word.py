# title: a word for a number
# fails: predict-engine-hidden [no diagnosis]
# fails: predict-engine-test [no diagnosis]

predictions = {'history': True, 'refused': 'BD', 'filled': 'rs', 'missing': 'one', 'worker': (True, 'worker'), 'words': '', 'factor': 7.0}
