# title: asks for a gradient that nobody wanted
# fails: pick-scores-test [no diagnosis]
# fails: pick-scores-hidden [no diagnosis]


def pick_scores(scores, chosen):
    scores.requires_grad_()
    return scores[torch.arange(len(chosen)), torch.tensor(chosen)]
