# title: takes the last feature for a column of ones and does not centre it
# fails: centred-scores-test [no diagnosis]
# fails: centred-scores-hidden [no diagnosis]
def centred_scores(samples, weights):
    mine = samples.clone()
    mine[:, :-1] -= samples[:, :-1].mean(0)
    return mine.mm(weights)
