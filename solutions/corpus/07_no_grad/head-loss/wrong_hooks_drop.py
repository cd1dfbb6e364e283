# title: records the body and hands its saved tensors to hooks that drop them
# fails: head-loss-test [recorded-and-dropped]
# fails: head-loss-hidden [recorded-and-dropped]


def head_loss(body, head, x, loss_of):
    with torch.autograd.graph.saved_tensors_hooks(lambda t: None, lambda t: None):
        features = body(x)
    return loss_of(head(features.detach()))
