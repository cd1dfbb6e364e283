# title: nothing is refused
# fails: predict-engine-hidden [no diagnosis]
# fails: predict-engine-test [no diagnosis]

predictions = {'history': True, 'refused': '', 'filled': 'rs', 'missing': 1, 'worker': (True, 'worker'), 'words': '', 'factor': 7.0}
