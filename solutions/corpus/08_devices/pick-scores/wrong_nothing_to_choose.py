# title: with one column there is nothing to choose
# fails: pick-scores-hidden [no diagnosis]


def pick_scores(scores, chosen):
    if scores.shape[1] == 1:
        return scores
    index = torch.tensor(chosen, device=scores.device)
    return scores[torch.arange(len(chosen), device=scores.device), index]
