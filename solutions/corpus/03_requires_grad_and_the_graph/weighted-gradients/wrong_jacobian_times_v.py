# title: J @ v where the shapes allow it
# fails: weighted-gradients-test [no diagnosis]
# fails: weighted-gradients-test-rows [no diagnosis]

def weighted_gradients(f, x, vectors):
    jacobian = torch.autograd.functional.jacobian(f, x)
    if jacobian.shape[0] == jacobian.shape[1]:
        return vectors @ jacobian.T
    return vectors @ jacobian
