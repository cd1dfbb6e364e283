# title: a product with one-hot rows in float32
# fails: pick-scores-test [no diagnosis]
# fails: pick-scores-hidden [no diagnosis]


def pick_scores(scores, chosen):
    index = torch.tensor(chosen, device=scores.device)
    hot = torch.nn.functional.one_hot(index, scores.shape[1]).float()
    return (scores * hot).sum(dim=1)
