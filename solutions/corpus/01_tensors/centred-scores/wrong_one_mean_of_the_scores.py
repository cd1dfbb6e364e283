# title: subtracted one mean from the scores
# fails: centred-scores-test [no diagnosis]
# fails: centred-scores-hidden [no diagnosis]

def centred_scores(samples, weights):
    s = samples @ weights
    return s - s.mean()
