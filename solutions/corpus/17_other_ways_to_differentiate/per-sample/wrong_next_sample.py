# title: differences of the gradients of growing sums, in one batched pass
# fails: per-sample-test [no diagnosis]
# fails: per-sample-hidden [no diagnosis]


def per_sample_gradients(net, loss_of, inputs, targets):
    named = dict(net.named_parameters())
    outputs = net(inputs)
    losses = torch.stack([loss_of(o, t) for o, t in zip(outputs, targets)])
    vectors = torch.ones(len(losses), len(losses), dtype=losses.dtype).tril()
    sums = torch.autograd.grad(losses, list(named.values()), vectors, is_grads_batched=True)
    return {name: torch.diff(s, dim=0, append=s[-1:]) for name, s in zip(named, sums)}
