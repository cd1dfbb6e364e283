# title: freezes the net's own parameters and the innermost modules, but not what a block in between has
# fails: new-head-test [no diagnosis]
# fails: new-head-hidden [no diagnosis]


def new_head(net, classes, lr):
    for p in net.parameters(recurse=False):
        p.requires_grad_(False)
    for module in net.modules():
        if not list(module.children()):
            module.requires_grad_(False)
    net.fc = torch.nn.Linear(net.fc.in_features, classes).to(net.fc.weight.device)
    return torch.optim.SGD(net.fc.parameters(), lr=lr)
