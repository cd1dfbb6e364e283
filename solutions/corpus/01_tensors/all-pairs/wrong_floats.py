# title: made floats of integers on the way
# fails: all-pairs-test [default-dtype-in-a-table]
# fails: all-pairs-hidden [default-dtype-in-a-table]

def all_pairs(a, b):
    table = torch.zeros(len(a), len(b), a.shape[1] + b.shape[1], device=a.device)
    for i in range(len(a)):
        for j in range(len(b)):
            table[i, j] = torch.cat([a[i], b[j]])
    return table.reshape(-1, table.shape[-1])
