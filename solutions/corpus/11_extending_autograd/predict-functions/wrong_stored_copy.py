# title: an attribute holds the old value
# fails: predict-functions-kept [stored-is-the-same-memory]


predictions = {
    "a": 10.0,
    "b": 3.0,
    "c": 120.0,
    "d": 3.0,
    "e": 4.0,
    "f": "error",
    "g": 1.0,
    "h": "error",
}
