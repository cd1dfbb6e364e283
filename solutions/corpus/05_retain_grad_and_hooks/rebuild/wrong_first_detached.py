# title: detached the first
# fails: rebuild-test [no diagnosis]
# fails: rebuild-hidden [no diagnosis]

def rebuilt(x):
    return (x.detach()[0] * torch.relu(x - 2)).sum()
