# title: the three lines of the lesson, with setattr


def new_head(net, classes, lr):
    fresh = torch.nn.Linear(net.fc.in_features, classes)
    fresh.to(next(net.parameters()).device)
    net.requires_grad_(False)
    setattr(net, "fc", fresh)
    return torch.optim.SGD([{"params": [fresh.weight, fresh.bias], "lr": lr}])
