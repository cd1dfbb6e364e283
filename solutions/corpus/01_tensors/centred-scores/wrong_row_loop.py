# title: centred row by row
# fails: centred-scores-test [mean-over-the-features]
# fails: centred-scores-hidden [mean-over-the-features]

def centred_scores(samples, weights):
    return torch.stack([(row - row.mean()) @ weights for row in samples])
