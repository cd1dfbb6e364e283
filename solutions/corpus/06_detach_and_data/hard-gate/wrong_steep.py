# title: a steep sigmoid
# fails: hard-gate-test [no diagnosis]
# fails: hard-gate-hidden [no diagnosis]
# never: slope-of-a-step

def hard_gate(scores):
    return torch.sigmoid(1e6 * scores)
