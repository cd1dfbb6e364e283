# title: the hook is gone with Python
# fails: predict-engine-hidden [hook-is-in-the-program]
# fails: predict-engine-more-test [hook-is-in-the-program]

predictions = {'history': True, 'refused': 'BD', 'filled': 'rs', 'missing': 1, 'worker': (True, 'worker'), 'words': '', 'factor': 1.0}
