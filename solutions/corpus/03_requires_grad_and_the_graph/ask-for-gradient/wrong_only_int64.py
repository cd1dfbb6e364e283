# title: converts only int64, booleans and other integers crash
# fails: ask-for-gradient-test [integers-cannot-require-grad]
# fails: ask-for-gradient-hidden [integers-cannot-require-grad]
def ask_for_gradient(values):
    if values.dtype == torch.int64:
        values = values.float()
    else:
        values = values.clone()
    return values.requires_grad_()
