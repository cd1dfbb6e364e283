# title: the losses are added up, and the sum is differentiated after each sample
# never: rows-added-up
# fails: per-sample-test [no diagnosis]
# fails: per-sample-hidden [no diagnosis]


def per_sample_gradients(net, loss_of, inputs, targets):
    so_far, weights = 0.0, dict(net.named_parameters())
    found = {name: [] for name in weights}
    for output, target in zip(net(inputs), targets):
        so_far = so_far + loss_of(output, target)
        for name, g in zip(found, torch.autograd.grad(so_far, list(weights.values()), retain_graph=True)):
            found[name].append(g)
    return {name: torch.stack(rows) for name, rows in found.items()}
