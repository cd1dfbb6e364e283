# title: moves the scores to the CPU
# fails: pick-scores-test [no diagnosis]
# fails: pick-scores-hidden [no diagnosis]


def pick_scores(scores, chosen):
    return scores.cpu()[range(len(chosen)), chosen]
