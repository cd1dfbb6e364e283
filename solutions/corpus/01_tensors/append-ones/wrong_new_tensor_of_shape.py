# title: took the shape for numbers
# fails: append-ones-test [no diagnosis]
# fails: append-ones-hidden [no diagnosis]

def append_ones(x):
    return torch.cat([x, x.new_tensor([x.shape[0], 1])], dim=1)
