# title: a loop of torch.func.grad
# fails: per-sample-test [one-forward-per-sample]
# fails: per-sample-hidden [one-forward-per-sample]


from torch.func import functional_call, grad


def per_sample_gradients(net, loss_of, inputs, targets):
    shared = {name: p.detach() for name, p in net.named_parameters()}
    one = grad(lambda w, x, y: loss_of(functional_call(net, w, (x,)), y))
    rows = [one(shared, x, y) for x, y in zip(inputs, targets)]
    return {name: torch.stack([row[name] for row in rows]) for name in shared}
