# title: clamp computes the same, under another name
# fails: rebuild-test [another-operation]
# fails: rebuild-hidden [another-operation]


def rebuilt(x):
    return (x[0] * (x - 2).clamp(min=0)).sum()
