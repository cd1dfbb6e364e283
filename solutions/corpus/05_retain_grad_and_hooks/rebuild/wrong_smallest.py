# title: the smallest element
# fails: rebuild-test [no diagnosis]
# fails: rebuild-hidden [no diagnosis]


def rebuilt(x):
    return (x[x.argmin()] * torch.relu(x - 2)).sum()
