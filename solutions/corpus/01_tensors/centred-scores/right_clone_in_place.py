# title: changed a copy in place

def centred_scores(samples, weights):
    mine = samples.clone()
    mine -= mine.mean(dim=0)
    return mine.matmul(weights)
