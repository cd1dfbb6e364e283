# title: the entropy of a distribution, which divides by the sum of its row
# fails: safe-functions-test [no diagnosis]
# fails: safe-functions-hidden [no diagnosis]
def root_or_zero(x):
    kind = torch.where(x > 0, x, 1.0)
    return torch.where(x > 0, kind.sqrt(), 0.0)


def entropy(p):
    return torch.distributions.Categorical(probs=p).entropy()
