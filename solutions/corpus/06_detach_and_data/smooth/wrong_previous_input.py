# title: took the input before for the mean before
# fails: smooth-test [no diagnosis]
# fails: smooth-hidden [no diagnosis]

def smooth(x, w):
    return torch.cat([x[:1], w * x[:-1] + (1 - w) * x[1:]])
