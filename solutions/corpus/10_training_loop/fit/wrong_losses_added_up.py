# title: adds the losses up, and calls backward() of the sum in each step
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]
# never: accumulated-gradient


def fit(net, opt, batches, held_out, epochs):
    losses, total = [], 0.0
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            opt.zero_grad()
            total = total + F.cross_entropy(net(x), y)
            total.backward(retain_graph=True)
            opt.step()
        net.eval()
        with torch.no_grad():
            losses.append(F.cross_entropy(net(held_out[0]), held_out[1]).item())
    return losses
