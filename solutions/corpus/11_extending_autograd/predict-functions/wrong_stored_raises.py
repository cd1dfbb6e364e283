# title: an attribute is guarded as well
# fails: predict-functions-kept [attributes-have-no-guard]


predictions = {
    "a": 10.0,
    "b": 3.0,
    "c": 120.0,
    "d": 3.0,
    "e": "error",
    "f": "error",
    "g": 1.0,
    "h": "error",
}
