# title: plain relu
# fails: slope-at-zero-test [slope-picked-at-the-kink]
# fails: slope-at-zero-hidden [slope-picked-at-the-kink]


def relu_with(x, slope):
    return torch.relu(x)
