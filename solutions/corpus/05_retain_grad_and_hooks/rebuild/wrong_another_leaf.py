# title: begins with a new leaf made of x, so the graph ends there
# fails: rebuild-test [no diagnosis]
# fails: rebuild-hidden [no diagnosis]


def rebuilt(x):
    x = x.clone().detach().requires_grad_(True)
    return (x[0] * torch.relu(x - 2)).sum()
