# title: item() wants a scalar, tolist() gives a list, float32 is not Python's float
# fails: out-of-tensors-test [one-element-of-any-shape]
# fails: out-of-tensors-hidden [no-dimensions-no-list]


predictions = {
    "a": "raises",
    "b": [4.0, 5.0],
    "c": -2,
    "d": [3, 7],
    "e": False,
    "f": "raises",
    "g": [6],
    "h": False,
    "i": False,
    "j": 3,
}
