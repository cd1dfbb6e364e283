# title: keeps the numbers as a list while the buffer is resized
# fails: refill-test [no diagnosis]
# fails: refill-hidden [no diagnosis]
def refill(buffer, rows):
    numbers, shape = rows.flatten().tolist(), rows.shape
    buffer.resize_(shape)
    buffer.copy_(torch.tensor(numbers).view(shape))
