# title: changed the samples, then added the means again
# fails: centred-scores-test [no diagnosis]
# fails: centred-scores-hidden [no diagnosis]

def centred_scores(samples, weights):
    means = samples.mean(dim=0)
    samples -= means
    scores = samples @ weights
    samples += means
    return scores
