# title: filled the beginning
# fails: refill-test [no diagnosis]
# fails: refill-hidden [no diagnosis]

def refill(buffer, rows):
    values = rows.clone()
    buffer.view(-1)[: values.numel()] = values.reshape(-1)
