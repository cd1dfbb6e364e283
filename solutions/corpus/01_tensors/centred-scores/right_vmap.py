# title: one sample at a time by vmap


def centred_scores(samples, weights):
    centre = samples.mean(dim=0)
    return torch.func.vmap(lambda sample: (sample - centre) @ weights)(samples)
