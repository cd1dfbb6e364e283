# title: operates after asking, so the result is no leaf
# fails: ask-for-gradient-test [leaf-lost-at-creation]
# fails: ask-for-gradient-hidden [leaf-lost-at-creation]
def ask_for_gradient(values):
    own = values.double() if values.dtype == torch.float64 else values.float()
    own = own.clone().requires_grad_()
    return own.reshape(values.shape) + 0
