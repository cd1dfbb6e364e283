# title: gives the optimizer everything
# fails: new-head-test [optimizer-holds-the-body]
# fails: new-head-hidden [optimizer-holds-the-body]


def new_head(net, classes, lr):
    net.requires_grad_(False)
    net.fc = torch.nn.Linear(net.fc.in_features, classes).to(net.fc.weight.device)
    return torch.optim.SGD(net.parameters(), lr=lr)
