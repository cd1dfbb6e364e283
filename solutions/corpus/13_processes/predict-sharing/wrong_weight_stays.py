# title: parameters are copied
# fails: predict-sharing-hidden [sent-tensor-is-shared]


predictions = {
    "len(box)": 0,
    "numbers[0]": 1.0,
    "has grad": False,
    "layer.weight": 0.5,
    "got[0]": 10.0,
}
