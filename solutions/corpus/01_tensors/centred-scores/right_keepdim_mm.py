# title: kept the dimension

def centred_scores(samples, weights):
    centred = samples - torch.mean(samples, 0, keepdim=True)
    return torch.mm(centred, weights)
