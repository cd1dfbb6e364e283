# title: a flat row is easy to copy, and gets its shape back
# fails: to-numpy-test [view-needs-even-strides]


def as_array(result):
    row = result.detach().cpu().view(-1).numpy().copy()
    return row.reshape(tuple(result.shape))
