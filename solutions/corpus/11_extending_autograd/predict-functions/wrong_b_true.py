# title: believes that the factor 5 arrives by itself
# fails: predict-functions-test [what-arrives-is-not-used]


predictions = {
    "a": 10.0,
    "b": 15.0,
    "c": 120.0,
    "d": 3.0,
    "e": 6.0,
    "f": "error",
    "g": 1.0,
    "h": "error",
}
