# title: made a view of the right shape
# fails: refill-test [shape-as-before]
# fails: refill-hidden [shape-as-before]

def refill(buffer, rows):
    values = rows.clone()
    buffer = buffer.view(-1)[: values.numel()].view(values.shape)
    buffer.copy_(values)
