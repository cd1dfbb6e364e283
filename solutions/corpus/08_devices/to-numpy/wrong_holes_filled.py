# title: replaces what cannot be plotted by numbers
# fails: to-numpy-test [no diagnosis]


def as_array(result):
    return torch.nan_to_num(result.detach()).cpu().numpy().copy()
