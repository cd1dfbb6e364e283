# title: fits one row of the table, with the second element
# fails: rebuild-test [no diagnosis]
# fails: rebuild-hidden [no diagnosis]
def rebuilt(x):
    return (x[1] * torch.relu(x - (-1 / 3))).sum()
