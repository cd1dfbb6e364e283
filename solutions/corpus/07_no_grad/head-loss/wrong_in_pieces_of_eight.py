# title: gives the body eight rows at a time, to spare memory
# fails: head-loss-test [no diagnosis]


def head_loss(body, head, x, loss_of):
    with torch.no_grad():
        features = torch.cat([body(rows) for rows in x.split(8)])
    return loss_of(head(features))
