# title: copies only what requires a gradient
# fails: to-numpy-test [copied-by-the-flag]
# fails: to-numpy-hidden [copied-by-the-flag]


def as_array(result):
    if result.requires_grad:
        result = result.detach().clone()
    return result.cpu().numpy()
