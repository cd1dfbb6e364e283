# title: claim times forward
# fails: predict-functions-test [claim-taken-for-checked]


predictions = {"a": 30, "b": 5.0, "c": 12, "d": "error", "e": 6, "f": "error", "g": 1, "h": "error"}
