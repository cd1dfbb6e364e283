# title: one backward() with the sum of the vectors, laid into each row
# fails: weighted-gradients-test-rows [no diagnosis]
# fails: weighted-gradients-hidden [no diagnosis]
def weighted_gradients(f, x, vectors):
    start = x.clone().requires_grad_()
    f(start).backward(vectors.sum(0))
    return torch.stack([start.grad for _ in vectors])
