# title: an optimizer with a parameter that is gone raises
# fails: predict-loops-hidden [no diagnosis]
# never: none-is-skipped
moves = {
    "a": "none",
    "b": "none",
    "c": "all",
    "d": "some",
    "e": "raises",
    "f": "all",
    "g": "raises",
    "h": "none",
}
