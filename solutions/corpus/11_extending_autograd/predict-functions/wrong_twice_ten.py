# title: adds the two claims, without the product rule
# fails: predict-functions-test [each-call-gets-what-arrives]


predictions = {
    "a": 10.0,
    "b": 3.0,
    "c": 20.0,
    "d": 3.0,
    "e": 6.0,
    "f": "error",
    "g": 1.0,
    "h": "error",
}
