# title: texts in capitals, integers


predictions = {
    "a": "NaN",
    "b": 0.0,
    "c": "-Inf",
    "d": 0,
    "e": 5,
    "f": 1.5,
    "g": 0.0,
    "h": 2 + 6j,
}
