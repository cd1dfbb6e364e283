# title: takes evaluation mode for a part of freezing, and leaves it on
# fails: head-loss-test [no diagnosis]
# fails: head-loss-hidden [no diagnosis]


def head_loss(body, head, x, loss_of):
    frozen = body.eval()
    with torch.no_grad():
        made = frozen(x)
    return loss_of(head(made))
