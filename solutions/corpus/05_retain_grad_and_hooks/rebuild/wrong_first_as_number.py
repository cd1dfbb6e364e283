# title: took the first element as a Python number
# fails: rebuild-test [no diagnosis]
# fails: rebuild-hidden [no diagnosis]

def rebuilt(x):
    return (x[0].item() * torch.relu(x - 2)).sum()
