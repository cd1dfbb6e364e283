# title: saved tensors show the new value
# fails: predict-functions-kept [saved-has-a-guard]


predictions = {
    "a": 10.0,
    "b": 3.0,
    "c": 120.0,
    "d": 3.0,
    "e": 6.0,
    "f": 6.0,
    "g": 1.0,
    "h": "error",
}
