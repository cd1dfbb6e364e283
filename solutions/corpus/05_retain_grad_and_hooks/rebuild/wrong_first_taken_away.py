# title: subtracts the first element
# fails: rebuild-test [no diagnosis]
# fails: rebuild-hidden [no diagnosis]
def rebuilt(x):
    return (x[0] * torch.relu(x - x[0])).sum()
