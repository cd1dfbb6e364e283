# title: predicts only the first four
# fails: predict-changes-test [not attempted]
# fails: predict-changes-hidden [not attempted]

predictions = {"a": "right", "b": "raises", "c": "wrong", "d": "wrong"}
