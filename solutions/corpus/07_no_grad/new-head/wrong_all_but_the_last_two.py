# title: freezes all parameters but the last two
# fails: new-head-test [no diagnosis]
# fails: new-head-hidden [no diagnosis]


def new_head(net, classes, lr):
    net.fc = torch.nn.Linear(net.fc.in_features, classes, device=net.fc.weight.device)
    for p in list(net.parameters())[:-2]:
        p.requires_grad_(False)
    return torch.optim.SGD(net.fc.parameters(), lr=lr)
