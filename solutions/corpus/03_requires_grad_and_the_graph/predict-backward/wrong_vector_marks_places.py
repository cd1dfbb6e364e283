# title: the vector only says where the gradient starts
# fails: predict-backward-hidden [no diagnosis]

predictions = {"a": "no history", "b": "not one number", "c": "freed", "d": [4.0, 8.0]}
predictions |= {"e": [2.0, 2.0], "f": "no history", "g": [2.0, 0.0], "h": "no history"}
