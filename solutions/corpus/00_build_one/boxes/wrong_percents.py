# title: percents for percents
# fails: boxes-test [no diagnosis]
# fails: boxes-hidden [no diagnosis]
gradients = {"q": 1.0, "p": 2.5, "a": 2.0, "b": 2.5}
