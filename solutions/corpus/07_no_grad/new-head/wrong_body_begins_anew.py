# title: makes every layer fresh
# fails: new-head-test [no diagnosis]
# fails: new-head-hidden [no diagnosis]


def new_head(net, classes, lr):
    for module in net.modules():
        if hasattr(module, "reset_parameters"):
            module.reset_parameters()
    net.requires_grad_(False)
    net.fc = torch.nn.Linear(net.fc.in_features, classes, device=net.fc.weight.device)
    return torch.optim.SGD(net.fc.parameters(), lr)
