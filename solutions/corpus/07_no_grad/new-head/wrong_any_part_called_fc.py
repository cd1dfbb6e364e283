# title: spares every layer called fc
# fails: new-head-test [no diagnosis]
# fails: new-head-hidden [no diagnosis]


def new_head(net, classes, lr):
    device = net.fc.weight.device
    net.fc = torch.nn.Linear(net.fc.in_features, classes, device=device)
    for name, p in net.named_parameters():
        if "fc" not in name.split("."):
            p.requires_grad_(False)
    return torch.optim.SGD(net.fc.parameters(), lr=lr)
