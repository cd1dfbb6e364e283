# title: knows only the words
# fails: predict-old-test [old-but-silent]
# fails: predict-old-hidden [old-name-still-works]

predictions = {"a": "warns", "b": "warns", "c": "right", "d": "raises", "e": "raises", "f": "right", "g": "raises", "h": "right", "i": "raises", "j": "warns"}
