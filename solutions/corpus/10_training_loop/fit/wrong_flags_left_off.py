# title: the measurement switches the flags off, and they stay off
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]
# never: eval-is-not-no-grad


def fit(net, opt, batches, held_out, epochs):
    out = []
    for epoch in range(epochs):
        net.train().requires_grad_(True)
        for x, y in batches:
            opt.zero_grad(); F.cross_entropy(net(x), y).backward(); opt.step()
        net.eval().requires_grad_(False)
        out.append(F.cross_entropy(net(held_out[0]), held_out[1]).item())
    return out
