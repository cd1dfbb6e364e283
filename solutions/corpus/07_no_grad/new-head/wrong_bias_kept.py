# title: keeps the bias of the classes that were there before
# fails: new-head-test [no diagnosis]
# fails: new-head-hidden [no diagnosis]


def new_head(net, classes, lr):
    net.requires_grad_(False)
    old = net.fc
    net.fc = torch.nn.Linear(old.in_features, classes, device=old.weight.device)
    if old.bias is not None:
        both = min(classes, old.out_features)
        net.fc.bias.data[:both] = old.bias[:both]
    return torch.optim.SGD(net.fc.parameters(), lr)
