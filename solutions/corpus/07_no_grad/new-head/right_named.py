# title: freezes by name after replacing, and builds the optimizer from what is awake


def new_head(net, classes, lr):
    net.fc = torch.nn.Linear(net.fc.weight.shape[1], classes).to(net.fc.weight.device)
    for name, p in net.named_parameters():
        p.requires_grad_(name.startswith("fc."))
    return torch.optim.SGD([p for p in net.parameters() if p.requires_grad], lr=lr)
