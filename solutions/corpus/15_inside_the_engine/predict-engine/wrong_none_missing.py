# title: all three arrive
# fails: predict-engine-hidden [not-needed-is-not-waited-for]
# fails: predict-engine-test [not-needed-is-not-waited-for]

predictions = {'history': True, 'refused': 'BD', 'filled': 'rs', 'missing': 0, 'worker': (True, 'worker'), 'words': '', 'factor': 7.0}
