# title: filled the beginning
# fails: refill-test [shape-as-before]
# fails: refill-hidden [shape-as-before]

def refill(buffer, rows):
    values = rows.clone()
    buffer.view(-1)[: values.numel()] = values.reshape(-1)
