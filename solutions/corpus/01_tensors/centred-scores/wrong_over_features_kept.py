# title: averaged each sample, with the dimension kept
# fails: centred-scores-test [mean-over-the-features]
# fails: centred-scores-hidden [mean-over-the-features]

def centred_scores(samples, weights):
    return (samples - samples.mean(dim=1, keepdim=True)) @ weights
