# title: autograd.grad() in place of backward(), and what it returns is not used
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]
# never: cleared-on-the-way


def fit(net, opt, batches, held_out, epochs):
    losses = []
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            loss = F.cross_entropy(net(x), y)
            torch.autograd.grad(loss, list(net.parameters()))
            opt.step()
        net.eval()
        with torch.no_grad():
            losses.append(F.cross_entropy(net(held_out[0]), held_out[1]).item())
    return losses
