# title: the graph is gone after the first row
# fails: per-sample-test [freed-graph]
# fails: per-sample-hidden [freed-graph]


def per_sample_gradients(net, loss_of, inputs, targets):
    names, parameters = zip(*net.named_parameters())
    rows = []
    for output, target in zip(net(inputs), targets):
        rows.append(torch.autograd.grad(loss_of(output, target), parameters))
    return {name: torch.stack(of_one) for name, of_one in zip(names, zip(*rows))}
