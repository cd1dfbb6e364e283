# title: a second ReLU to be on the safe side
# fails: rebuild-test [no diagnosis]
# fails: rebuild-hidden [no diagnosis]
# never: another-operation


def rebuilt(x):
    above = torch.relu(x - 2)
    return (x[0] * above.relu()).sum()
