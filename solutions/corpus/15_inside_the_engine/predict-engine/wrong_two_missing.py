# title: takes the two that are multiplied for those that are missing
# fails: predict-engine-test [not-needed-is-not-waited-for]
# fails: predict-engine-hidden [not-needed-is-not-waited-for]
predictions = {"history": True, "refused": "BD", "filled": "rs", "missing": 2}
predictions |= {"worker": (True, "worker"), "words": "", "factor": 7.0}
