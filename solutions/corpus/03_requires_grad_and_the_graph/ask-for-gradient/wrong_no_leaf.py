# title: operates after asking, so the result is no leaf
# fails: ask-for-gradient-test [asked-before-the-last-operation]
# fails: ask-for-gradient-hidden [asked-before-the-last-operation]
def ask_for_gradient(values):
    own = values.double() if values.dtype == torch.float64 else values.float()
    own = own.clone().requires_grad_()
    return own.reshape(values.shape) + 0
