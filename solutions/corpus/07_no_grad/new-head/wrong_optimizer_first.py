# title: builds the optimizer before the new head is there
# fails: new-head-test [optimizer-holds-old-head]
# fails: new-head-hidden [optimizer-holds-old-head]


def new_head(net, classes, lr):
    net.requires_grad_(False)
    opt = torch.optim.SGD(net.fc.parameters(), lr=lr)
    net.fc = torch.nn.Linear(net.fc.in_features, classes).to(net.fc.weight.device)
    return opt
