# title: the mean taken anew from a column that is half centred already
# fails: centred-scores-test [no diagnosis]
# fails: centred-scores-hidden [no diagnosis]

def centred_scores(samples, weights):
    n, features = samples.shape
    scores = weights.shape[1]
    centred = samples.clone()
    for f in range(features):
        for i in range(n):
            centred[i, f] -= centred[:, f].mean()

    result = samples.new_zeros(n, scores)
    for i in range(n):
        for s in range(scores):
            for f in range(features):
                result[i, s] += centred[i, f] * weights[f, s]
    return result
