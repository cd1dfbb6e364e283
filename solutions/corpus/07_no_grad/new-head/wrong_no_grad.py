# title: takes no_grad for freezing
# fails: new-head-test [no-grad-freezes-nothing]
# fails: new-head-hidden [no-grad-freezes-nothing]


@torch.no_grad()
def new_head(net, classes, lr):
    net.fc = torch.nn.Linear(net.fc.in_features, classes).to(net.fc.weight.device)
    return torch.optim.SGD(net.fc.parameters(), lr=lr)
