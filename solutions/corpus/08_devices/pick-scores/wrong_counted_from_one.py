# title: counts the columns from one
# fails: pick-scores-test [no diagnosis]
# fails: pick-scores-hidden [no diagnosis]


def pick_scores(scores, chosen):
    return torch.stack([row[column - 1] for row, column in zip(scores, chosen)])
