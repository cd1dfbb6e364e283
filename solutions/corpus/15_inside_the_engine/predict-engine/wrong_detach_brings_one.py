# title: seven for y and one more for its detached copy
# fails: predict-engine-more-test [detach-stays-a-constant]
# fails: predict-engine-hidden [detach-stays-a-constant]
predictions = {"history": True, "refused": "BD", "filled": "rs", "missing": 1}
predictions |= {"worker": (True, "worker"), "words": "", "factor": 8.0}
