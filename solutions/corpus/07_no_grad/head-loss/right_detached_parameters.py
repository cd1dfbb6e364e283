# title: the body with detached parameters
def head_loss(body, head, x, loss_of):
    values = {name: p.detach() for name, p in body.named_parameters()}
    return loss_of(head(torch.func.functional_call(body, values, (x,))))
