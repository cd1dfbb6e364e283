# title: a learning rate of its own
# fails: new-head-test [no diagnosis]
# fails: new-head-hidden [no diagnosis]


def new_head(net, classes, lr):
    net.requires_grad_(False)
    net.fc = torch.nn.Linear(net.fc.in_features, classes).to(net.fc.weight.device)
    return torch.optim.SGD(net.fc.parameters(), lr=0.5)
