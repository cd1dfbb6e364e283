# title: where protects the branch it does not take
# fails: predict-edges-test [mask-comes-too-late]


predictions = {
    "a": 0.0,
    "b": 0.0,
    "c": "-inf",
    "d": 0.0,
    "e": 5.0,
    "f": 1.5,
    "g": 0.0,
    "h": 2 + 6j,
}
