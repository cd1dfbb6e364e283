# title: added -2
# fails: rebuild-test [another-operation]
# fails: rebuild-hidden [another-operation]

def rebuilt(x):
    return (x[0] * torch.relu(x + (-2))).sum()
