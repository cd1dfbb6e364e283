# title: only the output is saved, and times 1 is no change
# fails: predict-changes-test [only-saved-tensors-matter]
# fails: predict-changes-hidden [changes-are-counted-not-values]
# never: detach-writes-are-counted

predictions = {
    "a": "raises",
    "b": "right",
    "c": "right",
    "d": "wrong",
    "e": "right",
    "f": "right",
    "g": "right",
    "h": "right",
}
