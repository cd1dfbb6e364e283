# title: the true slope of nine x squared
# fails: predict-functions-test [claim-used-for-each-call]


predictions = {
    "a": 10.0,
    "b": 3.0,
    "c": 36.0,
    "d": 3.0,
    "e": 6.0,
    "f": "error",
    "g": 1.0,
    "h": "error",
}
