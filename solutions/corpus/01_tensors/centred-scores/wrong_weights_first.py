# title: multiplied in the other order
# fails: centred-scores-test [no diagnosis]
# fails: centred-scores-hidden [no diagnosis]

def centred_scores(samples, weights):
    return weights @ (samples - samples.mean(dim=0))
