# title: wraps a copy in nn.Parameter
def ask_for_gradient(values):
    own = values.clone().detach()
    if not own.is_floating_point():
        own = own.to(torch.float32)
    return torch.nn.Parameter(own)
