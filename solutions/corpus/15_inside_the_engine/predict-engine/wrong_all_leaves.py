# title: the leaves on the way too
# fails: predict-engine-hidden [exactly-the-inputs-named]
# fails: predict-engine-test [exactly-the-inputs-named]

predictions = {'history': True, 'refused': 'BD', 'filled': 'pqrs', 'missing': 1, 'worker': (True, 'worker'), 'words': '', 'factor': 7.0}
