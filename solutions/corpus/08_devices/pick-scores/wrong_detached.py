# title: right numbers, and no gradient
# fails: pick-scores-test [nothing-requires-grad]
# fails: pick-scores-hidden [nothing-requires-grad]


def pick_scores(scores, chosen):
    return scores.detach()[range(len(chosen)), chosen]
