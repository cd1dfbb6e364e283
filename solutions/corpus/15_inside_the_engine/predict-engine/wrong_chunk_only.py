# title: overlooks the loop
# fails: predict-engine-hidden [a-loop-makes-several-views]
# fails: predict-engine-test [a-loop-makes-several-views]

predictions = {'history': True, 'refused': 'B', 'filled': 'rs', 'missing': 1, 'worker': (True, 'worker'), 'words': '', 'factor': 7.0}
