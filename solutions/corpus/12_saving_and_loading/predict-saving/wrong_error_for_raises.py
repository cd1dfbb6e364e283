# title: writes "error" instead of "raises" and strings for numbers
# fails: predict-saving-hidden [no diagnosis]

results = {"a": "5.0", "b": "False", "c": "0.0", "d": "1.0", "e": "9.0", "f": "True", "g": "error", "h": "0.5"}
