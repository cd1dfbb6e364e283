# title: measures from the first sample
# fails: centred-scores-test [no diagnosis]
# fails: centred-scores-hidden [no diagnosis]


def centred_scores(samples, weights):
    return (samples - samples[0]) @ weights
