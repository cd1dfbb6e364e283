# title: threshold instead of relu
# fails: rebuild-test [another-operation]
# fails: rebuild-hidden [another-operation]


def rebuilt(x):
    return (x[0] * torch.nn.functional.threshold(x - 2, 0.0, 0.0)).sum()
