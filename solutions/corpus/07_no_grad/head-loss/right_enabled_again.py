# title: recording off for all, and on again for the head


def head_loss(body, head, x, loss_of):
    with torch.no_grad():
        features = body(x)
        with torch.enable_grad():
            return loss_of(head(features))
