# title: detached the first
# fails: rebuild-test [another-operation]
# fails: rebuild-hidden [another-operation]

def rebuilt(x):
    return (x.detach()[0] * torch.relu(x - 2)).sum()
