# title: all but float64 become float32
# fails: ask-for-gradient-test [no diagnosis]
# fails: ask-for-gradient-hidden [no diagnosis]

def ask_for_gradient(values):
    x = values.detach().clone()
    if x.dtype != torch.float64:
        x = x.float()
    return x.requires_grad_()
