# title: whole numbers


predictions = {
    "len(box)": 0,
    "numbers[0]": 1,
    "has grad": False,
    "layer.weight": 5,
    "got[0]": 10,
}
