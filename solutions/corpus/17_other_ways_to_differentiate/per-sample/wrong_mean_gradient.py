# title: the gradient of the mean of the losses
# fails: per-sample-test [one-gradient-for-the-batch]
# fails: per-sample-hidden [one-gradient-for-the-batch]


def per_sample_gradients(net, loss_of, inputs, targets):
    losses = torch.stack([loss_of(o, t) for o, t in zip(net(inputs), targets)])
    names, parameters = zip(*net.named_parameters())
    return dict(zip(names, torch.autograd.grad(losses.mean(), parameters)))
