# title: one memory for everything
# fails: predict-sharing-test [objects-travel-as-copies]


predictions = {
    "len(box)": 1,
    "numbers[0]": 10.0,
    "has grad": True,
    "layer.weight": 5.0,
    "got[0]": 10.0,
}
