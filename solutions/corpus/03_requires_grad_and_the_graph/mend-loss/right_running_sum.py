# title: adds the losses up, starting from a number
def consistency_loss(net, clean, noisy):
    total = 0.0
    for c, n in zip(clean, noisy):
        constant = torch.tensor(net(c).tolist(), device=c.device)
        total = total + (net(n) - constant).square().mean()
    return total / len(clean)
