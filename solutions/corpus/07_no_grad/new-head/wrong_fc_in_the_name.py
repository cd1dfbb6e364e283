# title: spares whatever has fc in its name
# fails: new-head-test [no diagnosis]
# fails: new-head-hidden [no diagnosis]


def new_head(net, classes, lr):
    net.fc = torch.nn.Linear(net.fc.in_features, classes, device=net.fc.bias.device)
    for name, p in net.named_parameters():
        p.requires_grad_("fc" in name)
    return torch.optim.SGD(net.fc.parameters(), lr=lr)
