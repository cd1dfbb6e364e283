# title: autograd sees the change inside
# fails: predict-functions-kept [changed-without-a-mark]


predictions = {
    "a": 10.0,
    "b": 3.0,
    "c": 120.0,
    "d": 3.0,
    "e": 6.0,
    "f": "error",
    "g": 3.0,
    "h": "error",
}
