# title: believes that step() computes gradients
# fails: predict-loops-test [backward-left-out]
# fails: predict-loops-hidden [backward-left-out]
# never: backward-not-called
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
