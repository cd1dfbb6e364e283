# title: makes two outputs at least
# fails: new-head-hidden [no diagnosis]


def new_head(net, classes, lr):
    net.requires_grad_(False)
    outputs = max(classes, 2)
    net.fc = torch.nn.Linear(net.fc.in_features, outputs).to(net.fc.weight.device)
    return torch.optim.SGD(net.fc.parameters(), lr=lr)
