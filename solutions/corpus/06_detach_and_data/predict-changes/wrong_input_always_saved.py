# title: inputs are always saved
# fails: predict-changes-test [result-is-what-they-save]
# fails: predict-changes-hidden [only-saved-tensors-matter]

predictions = dict(zip("abcdefgh", "right raises wrong right wrong right right raises".split()))
