# title: plain relu
# fails: slope-at-zero-test [own-slope-lost-at-the-kink]
# fails: slope-at-zero-hidden [own-slope-lost-at-the-kink]


def relu_with(x, slope):
    return torch.relu(x)
