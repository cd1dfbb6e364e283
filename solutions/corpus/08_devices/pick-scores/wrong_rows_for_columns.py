# title: takes the number of rows for the length of a row
# fails: pick-scores-test [no diagnosis]
# fails: pick-scores-hidden [no diagnosis]


def pick_scores(scores, chosen):
    places = [i * len(scores) + c for i, c in enumerate(chosen)]
    return scores.reshape(-1)[torch.tensor(places, device=scores.device)]
