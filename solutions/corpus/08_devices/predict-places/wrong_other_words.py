# title: answers with device names
# fails: predict-places-test [no diagnosis]
# fails: predict-places-hidden [no diagnosis]

predictions = dict.fromkeys(["number", "one element", "index", "gather"], "sim")
predictions |= dict.fromkeys(["index elsewhere", "zeros", "new", "moved"], "sim")
