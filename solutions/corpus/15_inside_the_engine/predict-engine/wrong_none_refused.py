# title: nothing is refused
# fails: predict-engine-hidden [only-several-views-are-refused]
# fails: predict-engine-test [only-several-views-are-refused]

predictions = {'history': True, 'refused': '', 'filled': 'rs', 'missing': 1, 'worker': (True, 'worker'), 'words': '', 'factor': 7.0}
