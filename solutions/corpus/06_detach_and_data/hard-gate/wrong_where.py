# title: torch.where chooses between constants
# fails: hard-gate-test [no diagnosis]
# fails: hard-gate-hidden [no diagnosis]


def hard_gate(scores):
    soft = torch.sigmoid(scores)
    return torch.where(soft > 0.5, soft / soft.detach(), soft * 0)
