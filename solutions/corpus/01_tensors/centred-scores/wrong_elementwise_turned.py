# title: each feature times its weight
# fails: centred-scores-test [elementwise-instead-of-matrix]
# fails: centred-scores-hidden [no diagnosis]

def centred_scores(samples, weights):
    return (samples - samples.mean(dim=0)) * weights.T
