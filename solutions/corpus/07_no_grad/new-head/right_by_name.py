# title: replaces first, and sets each flag by the name
def new_head(net, classes, lr):
    net.fc = torch.nn.Linear(net.fc.in_features, classes).to(next(net.parameters()))
    for name, p in net.named_parameters():
        p.requires_grad = name.split(".")[0] == "fc"
    return torch.optim.SGD(filter(lambda p: p.requires_grad, net.parameters()), lr=lr)
