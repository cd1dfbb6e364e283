# title: switches the flag on, on the caller's tensor
# fails: centred-scores-test [no diagnosis]
# fails: centred-scores-hidden [no diagnosis]

def centred_scores(samples, weights):
    samples.requires_grad_()
    return (samples - samples.mean(dim=0)).detach() @ weights
