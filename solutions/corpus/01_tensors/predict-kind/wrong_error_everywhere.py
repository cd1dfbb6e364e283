# title: said error for all
# fails: predict-kind-test [no diagnosis]
# fails: predict-kind-hidden [no diagnosis]

predictions = dict.fromkeys("abcdefgh", "error")
