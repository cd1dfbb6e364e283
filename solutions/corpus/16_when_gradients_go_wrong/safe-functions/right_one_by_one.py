# title: number by number and row by row, with zeros that have no history


def root_or_zero(x):
    roots = [number.sqrt() if number > 0 else torch.zeros_like(number) for number in x.flatten()]
    return torch.stack(roots).reshape(x.shape)


def entropy(p):
    rows = []
    for row in p:
        some = row[row > 0]
        rows.append(-(some * some.log()).sum())
    return torch.stack(rows)
