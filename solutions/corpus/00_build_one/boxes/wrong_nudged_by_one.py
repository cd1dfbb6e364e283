# title: how much the loss rises when the number grows by 1
# fails: boxes-test [no diagnosis]
# fails: boxes-hidden [no diagnosis]
gradients = {"q": -6.0, "p": -9.0, "a": 30.0, "b": -16.0}
