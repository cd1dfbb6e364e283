# title: the claim used in forward as well
# fails: predict-functions-test [claim-used-for-each-call]
# fails: predict-functions-kept [stored-is-the-same-memory]


predictions = {"a": 10, "b": 3, "c": 400, "d": 30, "e": 4, "f": "error", "g": "error", "h": "error"}
