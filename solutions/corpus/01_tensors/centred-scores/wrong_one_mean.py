# title: one mean for the whole table
# fails: centred-scores-test [one-mean-for-all-features]
# fails: centred-scores-hidden [one-mean-for-all-features]

def centred_scores(samples, weights):
    return (samples - samples.mean()) @ weights
