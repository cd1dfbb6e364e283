# title: centred the weights
# fails: centred-scores-test [no diagnosis]
# fails: centred-scores-hidden [no diagnosis]

def centred_scores(samples, weights):
    return samples @ (weights - weights.mean(dim=0))
