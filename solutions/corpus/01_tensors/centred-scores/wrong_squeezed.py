# title: squeezes the scores
# fails: centred-scores-test [no diagnosis]
# fails: centred-scores-hidden [no diagnosis]

def centred_scores(samples, weights):
    """Return the scores of the centred samples.

    samples: floating-point tensor of shape (n, features).
    weights: tensor of shape (features, scores).
    Returns a tensor of shape (n, scores).
    """
    return torch.matmul(samples - samples.mean(0), weights).squeeze()
