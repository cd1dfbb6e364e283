# title: the width of the lesson's network, written in
# fails: new-head-test [no diagnosis]
# fails: new-head-hidden [no diagnosis]


def new_head(net, classes, lr):
    device = net.fc.weight.device
    net.requires_grad_(False)
    net.fc = torch.nn.Linear(12, classes, device=device)
    return torch.optim.SGD(net.fc.parameters(), lr=lr)
