# title: sets the flag on the caller's tensor
# fails: ask-for-gradient-test [callers-tensor-flagged]
# fails: ask-for-gradient-hidden [callers-tensor-flagged]
def ask_for_gradient(values):
    if not values.is_floating_point():
        values = values.float()
    values.requires_grad_()
    return values
