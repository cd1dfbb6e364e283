# title: the slope of a factor is the factor itself
# fails: boxes-test [own-value-as-slope]
# fails: boxes-hidden [own-value-as-slope]

gradients = {"q": -4, "p": -10, "a": -26, "b": 30}
