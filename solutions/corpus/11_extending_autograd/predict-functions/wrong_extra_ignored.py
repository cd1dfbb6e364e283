# title: a surplus argument is ignored
# fails: predict-functions-kept [arguments-are-those-of-forward]


predictions = {
    "a": 10.0,
    "b": 3.0,
    "c": 120.0,
    "d": 3.0,
    "e": 6.0,
    "f": "error",
    "g": 1.0,
    "h": 10.0,
}
