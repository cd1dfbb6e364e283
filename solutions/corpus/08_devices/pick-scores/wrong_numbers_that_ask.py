# title: a new leaf made of the numbers
# fails: pick-scores-test [graph-cut]
# fails: pick-scores-hidden [graph-cut]


def pick_scores(scores, chosen):
    numbers = [scores[i, c].item() for i, c in enumerate(chosen)]
    return torch.tensor(numbers, device=scores.device, requires_grad=True)
