# title: one row at a time


def pick_scores(scores, chosen):
    return torch.stack([row[column] for row, column in zip(scores, chosen, strict=True)])
