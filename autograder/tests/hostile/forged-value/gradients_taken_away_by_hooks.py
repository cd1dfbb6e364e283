# title: the body is recorded, and hooks throw its gradients away when they come
# unit: 07_no_grad
# loses: head-loss
# in: answer head-loss
def head_loss(body, head, x, loss_of):
    def forget(parameter):
        parameter.grad = None

    for parameter in body.parameters():
        if parameter.requires_grad:
            parameter.register_post_accumulate_grad_hook(forget)
    return loss_of(head(body(x)))
