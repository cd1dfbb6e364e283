# title: takes eval() for freezing
# fails: new-head-test [eval-freezes-nothing]
# fails: new-head-hidden [eval-freezes-nothing]


def new_head(net, classes, lr):
    net.eval()
    net.fc = torch.nn.Linear(net.fc.in_features, classes).to(net.fc.weight.device)
    return torch.optim.SGD(net.fc.parameters(), lr=lr)
