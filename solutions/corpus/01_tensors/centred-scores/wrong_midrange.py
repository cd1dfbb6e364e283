# title: took the middle between smallest and largest for the mean
# fails: centred-scores-test [no diagnosis]
# fails: centred-scores-hidden [no diagnosis]

def centred_scores(samples, weights):
    middle = (samples.amin(dim=0) + samples.amax(dim=0)) / 2
    return (samples - middle) @ weights
