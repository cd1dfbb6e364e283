# title: turns every dtype into float32
# fails: ask-for-gradient-test [no diagnosis]
# fails: ask-for-gradient-hidden [no diagnosis]
def ask_for_gradient(values):
    return values.to(torch.float32, copy=True).requires_grad_()
