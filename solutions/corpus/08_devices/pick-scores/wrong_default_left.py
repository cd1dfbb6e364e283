# title: makes the device of the scores the default, and leaves it so
# fails: pick-scores-test [no diagnosis]
# fails: pick-scores-hidden [no diagnosis]


def pick_scores(scores, chosen):
    torch.set_default_device(scores.device)
    return scores.gather(1, torch.tensor(chosen).unsqueeze(1)).squeeze(1)
