# title: makes float32 of every element type
# fails: pick-scores-test [no diagnosis]
# fails: pick-scores-hidden [no diagnosis]


def pick_scores(scores, chosen):
    return torch.stack([row[column] for row, column in zip(scores, chosen)]).float()
