# title: the new head is made on the CPU
# fails: new-head-test [made-on-the-cpu]
# fails: new-head-hidden [made-on-the-cpu]


def new_head(net, classes, lr):
    for parameter in net.parameters():
        parameter.requires_grad = False
    net.fc = torch.nn.Linear(net.fc.in_features, classes)
    return torch.optim.SGD(net.fc.parameters(), lr)
