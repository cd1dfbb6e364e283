# title: a line with the right slope

def hard_gate(scores):
    soft = torch.sigmoid(scores.detach())
    line = scores * (soft * (1 - soft))
    hard = torch.where(scores > 0, torch.ones_like(scores), torch.zeros_like(scores))
    return line + (hard - line).detach()
