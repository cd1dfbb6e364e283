# title: rows of the old weights in the new layer
# fails: new-head-test [no diagnosis]
# fails: new-head-hidden [no diagnosis]


def new_head(net, classes, lr):
    net.requires_grad_(False)
    old = net.fc
    net.fc = torch.nn.Linear(old.in_features, classes, device=old.weight.device)
    n = min(classes, old.out_features)
    with torch.no_grad():
        net.fc.weight[:n] = old.weight[:n]
        net.fc.bias[:n] = old.bias[:n]
    return torch.optim.SGD(net.fc.parameters(), lr=lr)
