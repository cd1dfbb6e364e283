# title: everything behind the inputs
# fails: predict-engine-hidden [exactly-the-inputs-named]
# fails: predict-engine-test [exactly-the-inputs-named]

predictions = {'history': True, 'refused': 'BD', 'filled': 'pqr', 'missing': 1, 'worker': (True, 'worker'), 'words': '', 'factor': 7.0}
