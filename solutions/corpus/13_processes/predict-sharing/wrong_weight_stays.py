# title: parameters are copied
# fails: predict-sharing-test [weight-keeps-its-memory]
# never: sent-tensor-is-shared


predictions = {
    "len(box)": 0,
    "numbers[0]": 1.0,
    "has grad": False,
    "layer.weight": 1.0,
    "got[0]": 10.0,
}
