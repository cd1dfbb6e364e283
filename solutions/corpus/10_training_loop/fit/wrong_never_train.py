# title: train() is never called
# fails: fit-test [training-mode-set-once]
# fails: fit-hidden [training-mode-set-once]


def fit(net, opt, batches, held_out, epochs):
    history = []
    for _ in range(epochs):
        for x, y in batches:
            opt.zero_grad()
            loss = F.cross_entropy(net(x), y)
            loss.backward()
            opt.step()
        net.eval()
        with torch.no_grad():
            x, y = held_out
            history.append(F.cross_entropy(net(x), y).item())
    return history
