# title: centred the caller's samples
# fails: centred-scores-test [changed-the-callers-tensor]
# fails: centred-scores-hidden [changed-the-callers-tensor]

def centred_scores(samples, weights):
    samples -= samples.mean(dim=0)
    return samples @ weights
