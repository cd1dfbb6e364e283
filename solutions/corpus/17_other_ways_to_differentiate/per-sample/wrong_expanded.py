# title: the batch gradient, expanded to N rows
# fails: per-sample-test [batch-gradient-in-every-row]
# fails: per-sample-hidden [batch-gradient-in-every-row]


def per_sample_gradients(net, loss_of, inputs, targets):
    losses = [loss_of(o, t) for o, t in zip(net(inputs), targets)]
    names, parameters = zip(*net.named_parameters())
    gradients = torch.autograd.grad(sum(losses), parameters)
    return {k: g.expand(len(inputs), *g.shape).clone() for k, g in zip(names, gradients)}
