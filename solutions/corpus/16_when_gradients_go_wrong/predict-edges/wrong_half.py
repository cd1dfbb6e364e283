# title: the Wirtinger derivative
# fails: predict-edges-kinks [complex-gradient-halved]


predictions = {
    "a": "nan",
    "b": 0.0,
    "c": "-inf",
    "d": 0.0,
    "e": 5.0,
    "f": 1.5,
    "g": 0.0,
    "h": 1 + 3j,
}
