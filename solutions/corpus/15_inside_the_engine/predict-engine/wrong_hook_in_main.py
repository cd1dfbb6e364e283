# title: hooks run where they were made
# fails: predict-engine-hidden [hooks-run-where-backward-runs]
# fails: predict-engine-more-test [hooks-run-where-backward-runs]

predictions = {'history': True, 'refused': 'BD', 'filled': 'rs', 'missing': 1, 'worker': (True, 'main'), 'words': '', 'factor': 7.0}
