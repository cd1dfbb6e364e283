# title: freezes by child, with momentum


def new_head(net, classes, lr):
    net.add_module("fc", torch.nn.Linear(net.fc.in_features, classes, device=net.fc.weight.device))
    for child in net.children():
        child.requires_grad_(child is net.fc)
    return torch.optim.SGD(net.fc.parameters(), lr=lr, momentum=0.9)
