# title: only leaves are filled
# fails: predict-engine-hidden [exactly-the-inputs-named]
# fails: predict-engine-test [exactly-the-inputs-named]

predictions = {'history': True, 'refused': 'BD', 'filled': 'r', 'missing': 1, 'worker': (True, 'worker'), 'words': '', 'factor': 7.0}
