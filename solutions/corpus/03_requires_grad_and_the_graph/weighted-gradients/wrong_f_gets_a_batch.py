# title: gives f a matrix with x in each row
# fails: weighted-gradients-test [no diagnosis]
# fails: weighted-gradients-test-rows [no diagnosis]
# fails: weighted-gradients-hidden [no diagnosis]
def weighted_gradients(f, x, vectors):
    copies = x.repeat(len(vectors), 1).requires_grad_()
    f(copies).backward(vectors)
    return copies.grad
