# title: the first choice for all rows
# fails: pick-scores-test [no diagnosis]
# fails: pick-scores-hidden [no diagnosis]


def pick_scores(scores, chosen):
    return scores[:, chosen[0]]
