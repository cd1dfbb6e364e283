# title: a closure


def fit(net, opt, batches, held_out, epochs):
    history = []
    for _ in range(epochs):
        net.train()
        for x, y in batches:

            def closure(x=x, y=y):
                opt.zero_grad()
                loss = F.cross_entropy(net(x), y)
                loss.backward()
                return loss

            opt.step(closure)
        net.eval()
        with torch.no_grad():
            x, y = held_out
            history.append(F.cross_entropy(net(x), y).item())
    return history
