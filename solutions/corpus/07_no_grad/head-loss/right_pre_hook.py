# title: hooks of the body switch recording off and on


def head_loss(body, head, x, loss_of):
    before = body.register_forward_pre_hook(lambda *_: torch.set_grad_enabled(False) and None)
    after = body.register_forward_hook(
        lambda *_: torch.set_grad_enabled(True) and None, always_call=True
    )
    try:
        features = body(x)
    finally:
        before.remove()
        after.remove()
    return loss_of(head(features))
