# title: old gradients count in the first step
# fails: fit-test [first-step-with-old-gradients]
# fails: fit-hidden [first-step-with-old-gradients]
# never: accumulated-gradient


def fit(net, opt, batches, held_out, epochs):
    history = []
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            loss = F.cross_entropy(net(x), y)
            loss.backward()
            opt.step()
            opt.zero_grad()
        net.eval()
        with torch.no_grad():
            x, y = held_out
            history.append(F.cross_entropy(net(x), y).item())
    return history
