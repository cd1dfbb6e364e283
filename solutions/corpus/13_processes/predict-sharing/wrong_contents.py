# title: what one would see when printing it
# fails: predict-sharing-test [no diagnosis]

predictions = {"len(box)": [], "numbers[0]": 1.0, "has grad": None, "layer.weight": 5.0, "got[0]": 10.0}
