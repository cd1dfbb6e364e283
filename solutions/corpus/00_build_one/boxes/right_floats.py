# title: floats

gradients = {"q": -6.0, "p": -10.0, "a": 24.0, "b": -20.0}
