# title: gives all vectors to one backward()
# fails: weighted-gradients-test [vector-of-wrong-shape]
# fails: weighted-gradients-test-rows [vector-of-wrong-shape]
# fails: weighted-gradients-hidden [vector-of-wrong-shape]
def weighted_gradients(f, x, vectors):
    x = x.clone().requires_grad_()
    f(x).backward(vectors)
    return x.grad
