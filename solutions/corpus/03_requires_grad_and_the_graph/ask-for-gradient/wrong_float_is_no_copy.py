# title: takes .float() for a copy: of float32 it is the same tensor
# fails: ask-for-gradient-test [callers-tensor-flagged]
# fails: ask-for-gradient-hidden [no diagnosis]
def ask_for_gradient(values):
    return values.float().requires_grad_()
