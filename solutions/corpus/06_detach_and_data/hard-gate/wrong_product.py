# title: a product
# fails: hard-gate-test [no diagnosis]
# fails: hard-gate-hidden [no diagnosis]

def hard_gate(scores):
    soft = torch.sigmoid(scores)
    return soft * ((scores > 0) / soft).detach()
