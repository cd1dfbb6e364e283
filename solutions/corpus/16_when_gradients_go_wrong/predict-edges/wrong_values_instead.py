# title: predicts what the functions return, not their slope
# never: mask-comes-too-late
# fails: predict-edges-test [no diagnosis]
# fails: predict-edges-kinks [no diagnosis]
predictions = {
    "a": 0.0,
    "b": 0.0,
    "c": 5.0,
    "d": 0.0,
    "e": 10.0,
    "f": 2.0,
    "g": 2.0,
    "h": 6.0,
}
