# title: hides what the body saves behind hooks of its own
# fails: head-loss-test [recorded-and-dropped]
# fails: head-loss-hidden [recorded-and-dropped]


def head_loss(body, head, x, loss_of):
    with torch.autograd.graph.save_on_cpu():
        features = body(x)
    return loss_of(head(features.detach()))
