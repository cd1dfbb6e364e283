# title: gives the new head a bias only if the old one had one
# fails: new-head-test [no diagnosis]
# fails: new-head-hidden [no diagnosis]


def new_head(net, classes, lr):
    net.requires_grad_(False)
    old, biased = net.fc.weight, net.fc.bias is not None
    net.fc = torch.nn.Linear(old.shape[1], classes, bias=biased, device=old.device)
    return torch.optim.SGD(net.fc.parameters(), lr)
