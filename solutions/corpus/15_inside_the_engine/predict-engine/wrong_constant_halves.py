# title: half of seven, as for the product in the lesson
# never: detach-stays-a-constant
# fails: predict-engine-more-test [added-constant-takes-nothing]
# fails: predict-engine-hidden [added-constant-takes-nothing]
predictions = {"history": True, "refused": "BD", "filled": "rs", "missing": 1}
predictions |= {"worker": (True, "worker"), "words": "", "factor": 3.5}
