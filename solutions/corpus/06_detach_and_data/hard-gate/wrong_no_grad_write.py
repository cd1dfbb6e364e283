# title: wrote in no_grad
# fails: hard-gate-test [saved-value-changed]
# fails: hard-gate-hidden [saved-value-changed]

def hard_gate(scores):
    soft = torch.sigmoid(scores)
    with torch.no_grad():
        soft[scores > 0] = 1
        soft[scores <= 0] = 0
    return soft
