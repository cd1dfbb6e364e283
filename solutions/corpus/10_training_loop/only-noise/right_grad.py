# title: autograd.grad on two copies


def only_noise(net, loss_of):
    def gradients(kind):
        twin = copy.deepcopy(net).to(kind)
        ps = list(twin.parameters())
        return torch.autograd.grad(loss_of(twin), ps, allow_unused=True, materialize_grads=True)

    names = [name for name, _ in net.named_parameters()]
    pairs = zip(names, gradients(torch.float), gradients(torch.double), strict=True)
    return [n for n, a, b in pairs if a.any() and b.abs().max() * 1000 < a.abs().max()]
