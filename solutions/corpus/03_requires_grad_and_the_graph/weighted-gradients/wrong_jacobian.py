# title: returns the Jacobian
# fails: weighted-gradients-test [jacobian-expected]
# fails: weighted-gradients-test-rows [jacobian-expected]
# fails: weighted-gradients-hidden [jacobian-expected]
def weighted_gradients(f, x, vectors):
    return torch.autograd.functional.jacobian(f, x)
