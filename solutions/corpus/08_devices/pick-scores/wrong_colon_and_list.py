# title: All rows, and the chosen columns
# fails: pick-scores-test [no diagnosis]
# fails: pick-scores-hidden [no diagnosis]


def pick_scores(scores, chosen):
    columns = torch.tensor(chosen).to(scores.device)
    return scores[:, columns][0]
