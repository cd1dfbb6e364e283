# title: selects the first of what the ReLU leaves
# fails: rebuild-test [no diagnosis]
# fails: rebuild-hidden [no diagnosis]


def rebuilt(x):
    above = torch.relu(x - 2)
    return (above[0] * x).sum()
