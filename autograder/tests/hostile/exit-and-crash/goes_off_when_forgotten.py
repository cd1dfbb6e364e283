# title: The value returned does nothing, until it is thrown away: then the process crashes
# unit: 02_storage_and_views
# loses: cell-of
# in: answer cell-of
def cell_of(x, index):
    inside = None
    for _ in range(300_000):
        inside = slice(inside)
    return inside
