# title: sums the marked scores over the wrong axis
# fails: pick-scores-test [no diagnosis]
# fails: pick-scores-hidden [no diagnosis]


def pick_scores(scores, chosen):
    mask = torch.zeros_like(scores, requires_grad=False)
    for i, c in enumerate(chosen):
        mask[i, c] = 1
    return (scores * mask).sum(dim=0)
