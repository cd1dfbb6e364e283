# title: the optimizer takes what still requires grad


def new_head(net, classes, lr):
    net.requires_grad_(False)
    with net.fc.weight.device:
        net.fc = torch.nn.Linear(net.fc.weight.size(1), classes)
    return torch.optim.SGD([p for p in net.parameters() if p.requires_grad], lr)
