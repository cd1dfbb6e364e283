# title: centred the scores: the product is linear

def centred_scores(samples, weights):
    scores = samples.mm(weights)
    return scores - scores.mean(0, keepdim=True)
