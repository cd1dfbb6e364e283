# title: a loop with a call for each sample
# fails: per-sample-test [one-forward-per-sample]
# fails: per-sample-hidden [one-forward-per-sample]


def per_sample_gradients(net, loss_of, inputs, targets):
    names, parameters = zip(*net.named_parameters())
    rows = []
    for x, y in zip(inputs, targets):
        rows.append(torch.autograd.grad(loss_of(net(x), y), parameters))
    return {name: torch.stack(of_one) for name, of_one in zip(names, zip(*rows))}
