# title: converts only int64, booleans and other integers crash
# fails: ask-for-gradient-test [one-integer-type-of-several]
# fails: ask-for-gradient-hidden [one-integer-type-of-several]
def ask_for_gradient(values):
    if values.dtype == torch.int64:
        values = values.float()
    else:
        values = values.clone()
    return values.requires_grad_()
