# title: autograd.grad and inference_mode


def measure(net, x, y):
    net.train(False)
    with torch.inference_mode():
        return float(F.nll_loss(net(x).log_softmax(1), y))


def fit(net, opt, batches, held_out, epochs):
    ps = [p for group in opt.param_groups for p in group["params"]]
    losses = []
    while len(losses) < epochs:
        for x, y in batches:
            net.train()
            grads = torch.autograd.grad(F.cross_entropy(net(x), y), ps)
            for p, g in zip(ps, grads, strict=True):
                p.grad = g
            opt.step()
        losses.append(measure(net, *held_out))
    return losses
