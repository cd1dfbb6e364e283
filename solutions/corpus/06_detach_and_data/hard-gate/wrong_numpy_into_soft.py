# title: writes through NumPy into the output of the sigmoid
# fails: hard-gate-test [saved-result-overwritten]
# fails: hard-gate-hidden [saved-result-overwritten]


def hard_gate(scores):
    soft = torch.sigmoid(scores)
    soft.detach().cpu().numpy()[...] = (scores > 0).cpu().numpy()
    return soft
