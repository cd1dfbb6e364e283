# title: one column for each sample
# fails: centred-scores-test [no diagnosis]
# fails: centred-scores-hidden [no diagnosis]

def centred_scores(samples, weights):
    return weights.T @ (samples - samples.mean(dim=0)).T
