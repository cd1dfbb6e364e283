# title: tells the old head that it has other outputs
# fails: new-head-test [label-is-not-the-layer]
# fails: new-head-hidden [no diagnosis]


def new_head(net, classes, lr):
    net.requires_grad_(False)
    net.fc.out_features = classes
    net.fc.requires_grad_(True)
    return torch.optim.SGD(net.fc.parameters(), lr=lr)
