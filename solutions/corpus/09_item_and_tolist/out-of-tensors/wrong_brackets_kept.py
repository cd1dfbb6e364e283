# title: item and tolist keep the brackets
# fails: out-of-tensors-test [one-element-of-any-shape]
# fails: out-of-tensors-hidden [no-dimensions-no-list]


predictions = {
    "a": [[4]],
    "b": "raises",
    "c": -2,
    "d": [4, 6],
    "e": False,
    "f": "raises",
    "g": [6],
    "h": True,
    "i": False,
    "j": 3,
}
