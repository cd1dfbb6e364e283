# title: the optimizer has the weight only
# fails: new-head-test [no diagnosis]
# fails: new-head-hidden [no diagnosis]


def new_head(net, classes, lr):
    net.requires_grad_(False)
    net.fc = torch.nn.Linear(net.fc.in_features, classes)
    return torch.optim.SGD([net.fc.weight], lr=lr)
