# title: numbers = numbers * 10 is seen by all
# fails: predict-sharing-test [rebinding-stays-at-home]


predictions = {
    "len(box)": 0,
    "numbers[0]": 10.0,
    "has grad": False,
    "layer.weight": 5.0,
    "got[0]": 10.0,
}
