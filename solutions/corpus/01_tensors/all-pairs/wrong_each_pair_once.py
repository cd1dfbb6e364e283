# title: leaves out a pair that is already in the table
# fails: all-pairs-test [no diagnosis]
# fails: all-pairs-hidden [no diagnosis]
def all_pairs(a, b):
    table = []
    for left in a:
        for right in b:
            row = torch.cat([left, right])
            if not any(torch.equal(row, earlier) for earlier in table):
                table.append(row)
    return torch.stack(table)
