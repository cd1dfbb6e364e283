# title: took the median
# fails: centred-scores-test [no diagnosis]
# fails: centred-scores-hidden [no diagnosis]

def centred_scores(samples, weights):
    return (samples - samples.median(dim=0).values) @ weights
