# title: the list comes back filled
# fails: predict-sharing-test [objects-travel-as-copies]


predictions = {
    "len(box)": 1,
    "numbers[0]": 1.0,
    "has grad": False,
    "layer.weight": 5.0,
    "got[0]": 10.0,
}
