# title: the head begins with zeros, so that all classes are alike at first


def new_head(net, classes, lr):
    net.requires_grad_(False)
    net.fc = torch.nn.Linear(net.fc.in_features, classes, device=net.fc.weight.device)
    torch.nn.init.zeros_(net.fc.weight)
    torch.nn.init.zeros_(net.fc.bias)
    return torch.optim.SGD(net.fc.parameters(), lr=lr)
