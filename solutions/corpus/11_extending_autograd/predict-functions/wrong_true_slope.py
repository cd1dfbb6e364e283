# title: believes that autograd checks forward
# fails: predict-functions-test [claim-taken-for-checked]


predictions = {
    "a": 3.0,
    "b": 15.0,
    "c": 36.0,
    "d": 3.0,
    "e": 6.0,
    "f": "error",
    "g": 1.0,
    "h": "error",
}
