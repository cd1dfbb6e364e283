# title: x times a factor without history


def relu_with(x, slope):
    factor = (x > 0).to(x.dtype) + slope * (x == 0).to(x.dtype)
    return x * factor
