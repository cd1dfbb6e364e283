# title: spares what the old head holds, also where the body shares it
# fails: new-head-hidden [no diagnosis]


def new_head(net, classes, lr):
    old = set(net.fc.parameters())
    for p in net.parameters():
        if p not in old:
            p.requires_grad_(False)
    fc = net.fc
    net.fc = torch.nn.Linear(fc.in_features, classes).to(fc.weight.device)
    return torch.optim.SGD(net.fc.parameters(), lr=lr)
