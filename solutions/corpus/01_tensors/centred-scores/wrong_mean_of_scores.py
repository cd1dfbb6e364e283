# title: centred over the scores
# fails: centred-scores-test [no diagnosis]
# fails: centred-scores-hidden [no diagnosis]

def centred_scores(samples, weights):
    scores = samples @ weights
    return scores - scores.mean(dim=1, keepdim=True)
