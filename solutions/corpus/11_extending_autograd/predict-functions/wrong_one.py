# title: what arrives, and one call of two
# fails: predict-functions-test [what-arrives-is-not-used]


predictions = {"a": 10, "b": 5, "c": 60, "d": 3, "e": 6, "f": "error", "g": 1, "h": "error"}
