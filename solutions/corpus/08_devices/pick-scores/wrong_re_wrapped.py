# title: numbers in a new tensor, without history
# fails: pick-scores-test [nothing-requires-grad]
# fails: pick-scores-hidden [nothing-requires-grad]


def pick_scores(scores, chosen):
    return torch.tensor([row[c].item() for row, c in zip(scores, chosen)], device=scores.device)
