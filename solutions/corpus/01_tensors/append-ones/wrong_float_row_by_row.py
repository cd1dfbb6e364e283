# title: builds each row as float32 and gives the table the type of x at the end
# fails: append-ones-test [lost-on-the-way]
# fails: append-ones-hidden [lost-on-the-way]
def append_ones(x):
    rows = [torch.nn.functional.pad(row.float(), (0, 1), value=1.0) for row in x]
    return torch.stack(rows).type(x.dtype)
