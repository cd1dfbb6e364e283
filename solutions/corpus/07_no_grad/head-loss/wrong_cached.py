# title: remembers the features of each x, whose numbers may change
# fails: head-loss-hidden [no diagnosis]


import functools


@functools.lru_cache(maxsize=None)
def features_of(body, x):
    with torch.no_grad():
        return body(x)


def head_loss(body, head, x, loss_of):
    return loss_of(head(features_of(body, x)))
