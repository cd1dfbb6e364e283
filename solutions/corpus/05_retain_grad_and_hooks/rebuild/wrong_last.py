# title: the last element
# fails: rebuild-test [no diagnosis]
# fails: rebuild-hidden [no diagnosis]

def rebuilt(x):
    return (x[-1] * torch.relu(x - 2)).sum()
