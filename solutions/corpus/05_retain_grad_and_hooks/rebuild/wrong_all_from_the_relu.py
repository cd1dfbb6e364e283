# title: what is above two, times the first of it
# fails: rebuild-test [no diagnosis]
# fails: rebuild-hidden [no diagnosis]


def rebuilt(x):
    above = torch.relu(x - 2)
    return (above[0] * above).sum()
