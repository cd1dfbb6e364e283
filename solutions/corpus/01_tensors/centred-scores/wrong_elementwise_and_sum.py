# title: multiplies element by element and sums
# fails: centred-scores-test [elementwise-instead-of-matrix]
# fails: centred-scores-hidden [no diagnosis]

def centred_scores(samples, weights):
    """Return the scores of the centred samples.

    samples: floating-point tensor of shape (n, features).
    weights: tensor of shape (features, scores).
    Returns a tensor of shape (n, scores).
    """
    centred = samples - samples.mean(dim=0)
    return (centred * weights.T).sum(dim=1, keepdim=True)
