# title: centred row by row
# fails: centred-scores-test [no diagnosis]
# fails: centred-scores-hidden [no diagnosis]

def centred_scores(samples, weights):
    return torch.stack([(row - row.mean()) @ weights for row in samples])
