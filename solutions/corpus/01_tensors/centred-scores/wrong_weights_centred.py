# title: centres the weights, not the samples
# fails: centred-scores-test [no diagnosis]
# fails: centred-scores-hidden [no diagnosis]
# never: mean-over-the-features

def centred_scores(samples, weights):
    return samples @ (weights - weights.mean(dim=0))
