# title: backward() of torch.autograd clears what it must not fill, and puts itself back
# unit: 07_no_grad
# loses: head-loss
# flagged: yes
# in: answer head-loss
def head_loss(body, head, x, loss_of):
    import torch.autograd as engine

    true = engine.backward

    def backward(*args, **kwargs):
        engine.backward = true
        true(*args, **kwargs)
        for parameter in body.parameters():
            parameter.grad = None

    engine.backward = backward
    return loss_of(head(body(x)))
