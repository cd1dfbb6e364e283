# title: averaged each sample, where it runs only for square tables
# fails: centred-scores-test [mean-over-the-features]
# fails: centred-scores-hidden [no diagnosis]

def centred_scores(samples, weights):
    return (samples - samples.mean(dim=1)) @ weights
