# title: row i does not meet row i of the other table
# fails: all-pairs-test [no diagnosis]
# fails: all-pairs-hidden [no diagnosis]
def all_pairs(a, b):
    table = []
    for i in range(len(a)):
        for j in range(len(b)):
            if i != j:
                table.append(torch.cat([a[i], b[j]]))
    return torch.stack(table)
