# title: gives the head an inference tensor
# fails: head-loss-test [inference-tensor]
# fails: head-loss-hidden [inference-tensor]


def head_loss(body, head, x, loss_of):
    with torch.inference_mode():
        features = body(x)
    return loss_of(head(features))
