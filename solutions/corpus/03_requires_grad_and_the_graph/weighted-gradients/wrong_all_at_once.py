# title: gives all vectors to one backward()
# fails: weighted-gradients-test [vector-is-one-row]
# fails: weighted-gradients-test-rows [vector-is-one-row]
# fails: weighted-gradients-hidden [vector-is-one-row]
def weighted_gradients(f, x, vectors):
    x = x.clone().requires_grad_()
    f(x).backward(vectors)
    return x.grad
