# title: minus one
# fails: rebuild-test [no diagnosis]
# fails: rebuild-hidden [no diagnosis]

def rebuilt(x):
    return (x[0] * torch.relu(x - 1)).sum()
