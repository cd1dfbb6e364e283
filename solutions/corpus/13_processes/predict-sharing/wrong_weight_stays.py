# title: parameters are copied
# fails: predict-sharing-test [sent-tensor-is-shared]


predictions = {
    "len(box)": 0,
    "numbers[0]": 1.0,
    "has grad": False,
    "layer.weight": 1.0,
    "got[0]": 10.0,
}
