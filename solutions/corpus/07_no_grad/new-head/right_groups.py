# title: the head by add_module, frozen by name, one group for each parameter


def new_head(net, classes, lr):
    weight = net.get_parameter("fc.weight")
    for p in net.parameters():
        p.requires_grad_(False)
    fresh = torch.nn.Linear(weight.shape[1], classes).to(weight.device)
    net.add_module("fc", fresh)
    groups = [{"params": [p]} for p in net.fc.parameters()]
    return torch.optim.SGD(groups, lr=lr, momentum=0.0, foreach=True)
