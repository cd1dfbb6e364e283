# title: right numbers, and no gradient
# fails: pick-scores-test [graph-cut]
# fails: pick-scores-hidden [graph-cut]


def pick_scores(scores, chosen):
    return scores.detach()[range(len(chosen)), chosen]
