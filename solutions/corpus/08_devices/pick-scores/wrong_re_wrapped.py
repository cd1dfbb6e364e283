# title: numbers in a new tensor, without history
# fails: pick-scores-test [graph-cut]
# fails: pick-scores-hidden [graph-cut]


def pick_scores(scores, chosen):
    return torch.tensor([row[c].item() for row, c in zip(scores, chosen)], device=scores.device)
