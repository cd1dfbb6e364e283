# title: the number as a tensor that requires a gradient, like the rest
# fails: rebuild-test [no diagnosis]
# fails: rebuild-hidden [no diagnosis]
def rebuilt(x):
    number = torch.full_like(x, 2.0, requires_grad=True)
    return (x[0] * torch.relu(x - number)).sum()
