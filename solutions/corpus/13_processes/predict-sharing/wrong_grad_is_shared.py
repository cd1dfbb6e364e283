# title: the gradient is shared like the weight
# fails: predict-sharing-test [grad-is-not-shared]


predictions = {
    "len(box)": 0,
    "numbers[0]": 1.0,
    "has grad": True,
    "layer.weight": 5.0,
    "got[0]": 10.0,
}
