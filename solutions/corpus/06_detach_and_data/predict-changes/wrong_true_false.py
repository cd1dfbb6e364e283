# title: booleans
# fails: predict-changes-test [no diagnosis]
# fails: predict-changes-hidden [no diagnosis]

predictions = dict(zip("abcdefgh", [True, False, False, False, True, False, True, False]))
