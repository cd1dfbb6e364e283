# title: the graph hangs on the output, so the output is what is saved
# fails: predict-changes-test [only-saved-tensors-matter]
# fails: predict-changes-hidden [input-is-what-it-saved]
# never: no-grad-still-counts

predictions = {
    "a": "raises",
    "b": "right",
    "c": "right",
    "d": "wrong",
    "e": "right",
    "f": "raises",
    "g": "right",
    "h": "right",
}
