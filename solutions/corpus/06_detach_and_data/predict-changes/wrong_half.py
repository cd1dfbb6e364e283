# title: predicts only the first four
# fails: predict-changes-test [no diagnosis]
# fails: predict-changes-hidden [no diagnosis]

predictions = {"a": "right", "b": "raises", "c": "wrong", "d": "wrong"}
