# title: the factors swapped, in several lines, ReLU as a module


def rebuilt(x):
    above = torch.nn.ReLU()(x - 2.0)
    product = above * x[0]
    return product.sum(dim=0)
