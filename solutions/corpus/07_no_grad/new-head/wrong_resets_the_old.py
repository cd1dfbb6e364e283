# title: The head is told its new number of outputs and starts afresh with reset_parameters().
# fails: new-head-test [label-is-not-the-layer]
# fails: new-head-hidden [no diagnosis]
import torch


def new_head(net, classes, lr):
    net.requires_grad_(False)
    net.fc.out_features = classes
    net.fc.reset_parameters()
    net.fc.requires_grad_(True)
    return torch.optim.SGD(net.fc.parameters(), lr=lr)
