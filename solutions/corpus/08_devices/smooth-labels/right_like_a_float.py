# title: a float tensor like the labels, put there by index_put_ and lerp


def smooth_labels(labels, classes, amount):
    like = torch.zeros_like(labels, dtype=torch.float32)
    hot = like.new_zeros((labels.numel(), classes))
    places = (torch.ones_like(labels).cumsum(0) - 1, labels)
    hot.index_put_(places, like.new_ones(()), accumulate=True)
    return torch.lerp(hot, hot.new_full(hot.shape, 1 / classes), amount)
