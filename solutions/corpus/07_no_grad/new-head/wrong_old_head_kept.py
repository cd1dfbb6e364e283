# title: keeps the old head when the number of classes is the same
# fails: new-head-test [no diagnosis]
# fails: new-head-hidden [no diagnosis]


def new_head(net, classes, lr):
    net.requires_grad_(False)
    if classes != net.fc.out_features:
        net.fc = torch.nn.Linear(net.fc.in_features, classes).to(net.fc.weight.device)
    net.fc.requires_grad_(True)
    return torch.optim.SGD(net.fc.parameters(), lr=lr)
