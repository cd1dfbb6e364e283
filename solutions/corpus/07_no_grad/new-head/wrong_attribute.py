# title: sets an attribute of the module
# fails: new-head-test [module-flag-does-nothing]
# fails: new-head-hidden [module-flag-does-nothing]


def new_head(net, classes, lr):
    net.requires_grad = False
    net.fc = torch.nn.Linear(net.fc.in_features, classes).to(net.fc.weight.device)
    return torch.optim.SGD(net.fc.parameters(), lr=lr)
