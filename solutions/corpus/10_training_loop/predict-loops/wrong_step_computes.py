# title: believes that step() computes gradients
# fails: predict-loops-test [backward-left-out]
# fails: predict-loops-hidden [backward-not-called]
moves = {
    "a": "all",
    "b": "none",
    "c": "all",
    "d": "some",
    "e": "raises",
    "f": "all",
    "g": "some",
    "h": "all",
}
