# title: detach counts as well
# fails: predict-engine-hidden [detach-stays-a-constant]
# fails: predict-engine-more-test [detach-stays-a-constant]

predictions = {'history': True, 'refused': 'BD', 'filled': 'rs', 'missing': 1, 'worker': (True, 'worker'), 'words': '', 'factor': 14.0}
