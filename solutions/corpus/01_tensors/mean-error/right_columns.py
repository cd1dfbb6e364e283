# title: both as columns

def mean_error(predictions, targets):
    p, t = predictions.reshape(-1, 1), targets.reshape(-1, 1)
    if p.shape != t.shape:
        raise ValueError("shapes differ")
    return torch.mean(((p - t) ** 2) * 1.0)
