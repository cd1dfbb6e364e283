# title: transposed as in the textbook
# fails: centred-scores-test [no diagnosis]
# fails: centred-scores-hidden [no diagnosis]

def centred_scores(samples, weights):
    return (samples - samples.mean(0)) @ weights.T
