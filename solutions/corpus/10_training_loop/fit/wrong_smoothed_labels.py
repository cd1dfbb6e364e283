# title: trains with smoothed labels, and measures without
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]


def fit(net, opt, batches, held_out, epochs):
    train_loss = nn.CrossEntropyLoss(label_smoothing=0.1)
    test_loss = nn.CrossEntropyLoss()
    result = []
    for epoch in range(1, epochs + 1):
        net.train()
        for inputs, targets in batches:
            opt.zero_grad()
            train_loss(net(inputs), targets).backward()
            opt.step()
        net.eval()
        with torch.no_grad():
            result.append(test_loss(net(held_out[0]), held_out[1]).item())
    return result
