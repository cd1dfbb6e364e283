# title: takes the backward of Ones for that of Triple
# fails: predict-functions-test [no diagnosis]
# never: what-arrives-is-not-used
predictions = {
    "a": 10.0,
    "b": 50.0,
    "c": 120.0,
    "d": 3.0,
    "e": 6.0,
    "f": "error",
    "g": 1.0,
    "h": "error",
}
