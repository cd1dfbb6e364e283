# title: multiplies by a mask made on the device


def pick_scores(scores, chosen):
    columns = torch.arange(scores.shape[1], device=scores.device)
    mask = columns == torch.tensor(chosen, device=scores.device)[:, None]
    return (scores * mask).sum(dim=1)
