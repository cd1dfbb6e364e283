# title: each row is a share of the mean
# fails: per-sample-test [per-sample-of-the-mean]
# fails: per-sample-hidden [per-sample-of-the-mean]


def per_sample_gradients(net, loss_of, inputs, targets):
    losses = torch.stack([loss_of(o, t) for o, t in zip(net(inputs), targets)]) / len(inputs)
    names, parameters = zip(*net.named_parameters())
    pick = torch.eye(len(losses), dtype=losses.dtype, device=losses.device)
    rows = torch.autograd.grad(losses, parameters, pick, is_grads_batched=True)
    return dict(zip(names, rows))
