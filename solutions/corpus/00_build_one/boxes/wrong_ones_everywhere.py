# title: the 1 of the loss goes everywhere
# fails: boxes-test [sum-not-product]
# fails: boxes-hidden [sum-not-product]
# never: values-copied

gradients = {"q": 1.0, "p": 1.0, "a": 1.0, "b": 1.0}
