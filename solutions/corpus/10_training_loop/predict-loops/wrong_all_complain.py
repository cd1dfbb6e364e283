# title: The loss is a number, one may call backward on it as often as one likes; and the optimizer complains about strange tensors
# fails: predict-loops-test [list-passes-unnoticed]
# fails: predict-loops-hidden [no diagnosis]
# never: optimizer-keeps-its-list
# never: none-is-skipped


moves = {
    "a": "none",
    "b": "none",
    "c": "all",
    "d": "raises",
    "e": "all",
    "f": "all",
    "g": "raises",
    "h": "raises",
}
