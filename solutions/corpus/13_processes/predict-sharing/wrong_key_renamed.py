# title: a key is misspelt
# fails: predict-sharing-test [no diagnosis]

predictions = {"len(box)": 0, "numbers[0]": 1.0, "has_grad": False, "layer.weight": 5.0, "got[0]": 10.0}
