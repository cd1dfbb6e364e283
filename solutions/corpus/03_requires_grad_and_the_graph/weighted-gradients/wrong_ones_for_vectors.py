# title: gives backward a one for each vector
# fails: weighted-gradients-test [vector-is-one-row]
# fails: weighted-gradients-test-rows [vector-is-one-row]
# fails: weighted-gradients-hidden [no diagnosis]
def weighted_gradients(f, x, vectors):
    t = x.clone().requires_grad_()
    y = f(t)
    y.backward(torch.ones(len(vectors)))
    return vectors * t.grad
