# title: moves the net to its device at the end
# fails: new-head-test [no diagnosis]
# fails: new-head-hidden [no diagnosis]
# on cuda: new-head-test [passes]
# on cuda: new-head-hidden [passes]


def new_head(net, classes, lr):
    net.requires_grad_(False)
    where = net.fc.weight.device
    net.fc = torch.nn.Linear(net.fc.in_features, classes)
    opt = torch.optim.SGD(net.fc.parameters(), lr=lr)
    net.to(where)
    return opt
