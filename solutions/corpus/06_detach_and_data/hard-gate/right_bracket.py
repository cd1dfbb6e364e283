# title: hard values first, soft minus itself last


def hard_gate(scores):
    soft = scores.sigmoid()
    hard = torch.where(scores > 0, 1.0, 0.0).to(scores.dtype)
    return hard + soft - soft.detach()
