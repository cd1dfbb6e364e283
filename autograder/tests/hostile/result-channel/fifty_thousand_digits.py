# title: The answer is a whole number of fifty thousand digits, which Python refuses to write down
# unit: 02_storage_and_views
# loses: cell-of
# in: answer cell-of
def cell_of(x, index):
    return 10**50_000 + sum(index)
