# title: returns the Jacobian
# fails: weighted-gradients-test [jacobian-returned]
# fails: weighted-gradients-test-rows [jacobian-returned]
# fails: weighted-gradients-hidden [jacobian-returned]
def weighted_gradients(f, x, vectors):
    return torch.autograd.functional.jacobian(f, x)
