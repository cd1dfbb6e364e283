# title: a list in place of a dict
# fails: predict-loops-test [no diagnosis]
# fails: predict-loops-hidden [no diagnosis]

moves = ["none", "none", "all", "some", "raises", "all", "some", "none"]
