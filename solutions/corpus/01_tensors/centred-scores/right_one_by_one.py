# title: one sample at a time, stacked

def centred_scores(samples, weights):
    mean = sum(samples) / len(samples)
    rows = [weights.T @ (sample - mean) for sample in samples]
    return torch.stack(rows)
