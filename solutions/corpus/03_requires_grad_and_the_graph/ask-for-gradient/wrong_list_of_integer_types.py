# title: a list of integer types that lacks some
# fails: ask-for-gradient-hidden [one-integer-type-of-several]

def ask_for_gradient(values):
    if values.dtype in (torch.bool, torch.int32, torch.int64):
        return values.float().requires_grad_()
    return values.detach().clone().requires_grad_()
