# title: two predictions left blank
# fails: predict-edges-test [not attempted]
# fails: predict-edges-kinks [not attempted]


predictions = {
    "a": "nan",
    "b": 0.0,
    "c": "-inf",
    "d": ...,
    "e": 5.0,
    "f": 1.5,
    "g": ...,
    "h": 2 + 6j,
}
