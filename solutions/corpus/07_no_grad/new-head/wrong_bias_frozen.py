# title: trains the weights of the head, and not its bias
# fails: new-head-test [no diagnosis]
# fails: new-head-hidden [no diagnosis]
# never: new-head-frozen


def new_head(net, classes, lr):
    net.requires_grad_(False)
    net.fc = torch.nn.Linear(net.fc.in_features, classes, device=net.fc.weight.device)
    net.fc.bias.requires_grad_(False)
    return torch.optim.SGD(net.fc.parameters(), lr)
