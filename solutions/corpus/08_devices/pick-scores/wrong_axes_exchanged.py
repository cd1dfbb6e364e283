# title: index with the list and a range
# fails: pick-scores-test [no diagnosis]
# fails: pick-scores-hidden [no diagnosis]


def pick_scores(scores, chosen):
    return scores[chosen, range(len(chosen))]
