# title: two groups of parameters


def new_head(net, classes, lr):
    net.requires_grad_(False)
    net.fc = torch.nn.Linear(net.fc.in_features, classes, device=net.fc.weight.device)
    groups = [{"params": [net.fc.weight], "weight_decay": 0.01}, {"params": [net.fc.bias]}]
    return torch.optim.SGD(groups, lr=lr)
