# title: multiplied by the centring matrix

def centred_scores(samples, weights):
    n = len(samples)
    centring = torch.eye(n, dtype=samples.dtype) - 1 / n
    return centring @ samples @ weights
