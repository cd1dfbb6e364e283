# title: inference mode, and a normal clone


def head_loss(body, head, x, loss_of):
    with torch.inference_mode():
        inside = body(x)
    return loss_of(head(inside.clone()))
