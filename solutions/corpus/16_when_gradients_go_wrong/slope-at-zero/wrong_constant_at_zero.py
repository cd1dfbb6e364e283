# title: the part for 0 is a constant
# fails: slope-at-zero-test [own-slope-lost-at-the-kink]
# fails: slope-at-zero-hidden [own-slope-lost-at-the-kink]
def relu_with(x, slope):
    return torch.where(x == 0, slope * x.detach(), torch.relu(x))
