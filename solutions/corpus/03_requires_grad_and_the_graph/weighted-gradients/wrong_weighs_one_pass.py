# title: one backward of the sum gives all the slopes, and the vectors weigh them
# fails: weighted-gradients-test [no diagnosis]
# fails: weighted-gradients-test-rows [no diagnosis]
# fails: weighted-gradients-hidden [no diagnosis]
# never: sum-instead-of-weights
def weighted_gradients(f, x, vectors):
    leaf = x.detach().clone().requires_grad_()
    f(leaf).sum().backward()
    return vectors * leaf.grad
