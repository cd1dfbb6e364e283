# title: believes that step() raises without gradients
# fails: predict-loops-test [none-is-skipped]
# fails: predict-loops-hidden [none-is-skipped]
moves = {
    "a": "raises",
    "b": "none",
    "c": "all",
    "d": "some",
    "e": "raises",
    "f": "all",
    "g": "some",
    "h": "raises",
}
