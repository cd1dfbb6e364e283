# title: gives the scores to the class of the loss, and calls no loss
# fails: fit-test [loss-made-not-called]
# fails: fit-hidden [loss-made-not-called]


def fit(net, opt, batches, held_out, epochs):
    history = []
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            loss = nn.CrossEntropyLoss(net(x), y)
            opt.zero_grad()
            loss.backward()
            opt.step()
        net.eval()
        with torch.no_grad():
            x, y = held_out
            history.append(nn.CrossEntropyLoss(net(x), y).item())
    return history
