# title: switches recording off for the head as well
# fails: head-loss-test [nothing-requires-grad]
# fails: head-loss-hidden [nothing-requires-grad]


def head_loss(body, head, x, loss_of):
    with torch.no_grad():
        return loss_of(head(body(x)))
