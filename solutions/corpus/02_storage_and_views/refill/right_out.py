# title: wrote with out=

def refill(buffer, rows):
    values = rows.tolist()
    shape = rows.shape
    buffer.resize_(shape)
    torch.add(torch.tensor(values, dtype=buffer.dtype).reshape(shape), 0, out=buffer)
