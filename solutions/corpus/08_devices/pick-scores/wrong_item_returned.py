# title: takes the scores out with item()
# fails: pick-scores-test [item-of-many]
# fails: pick-scores-hidden [item-of-many]


def pick_scores(scores, chosen):
    rows = torch.arange(len(chosen), device=scores.device)
    return scores[rows, torch.tensor(chosen, device=scores.device)].item()
