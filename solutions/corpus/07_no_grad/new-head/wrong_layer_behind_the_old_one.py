# title: a layer behind the old head
# fails: new-head-test [no diagnosis]
# fails: new-head-hidden [no diagnosis]


def new_head(net, classes, lr):
    net.requires_grad_(False)
    net.fc = torch.nn.Sequential(net.fc, torch.nn.Linear(net.fc.out_features, classes, device=net.fc.weight.device))
    return torch.optim.SGD(net.fc[1].parameters(), lr=lr)
