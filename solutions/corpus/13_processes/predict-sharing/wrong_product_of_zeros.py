# title: the product is that of the zeros that were sent
# fails: predict-sharing-hidden [no diagnosis]

predictions = {"len(box)": 0, "numbers[0]": 1.0, "has grad": False, "layer.weight": 5.0, "got[0]": 0.0}
