# title: writes through NumPy into the output of the sigmoid
# fails: hard-gate-test [write-not-counted]
# fails: hard-gate-hidden [write-not-counted]


def hard_gate(scores):
    soft = torch.sigmoid(scores)
    soft.detach().cpu().numpy()[...] = (scores > 0).cpu().numpy()
    return soft
