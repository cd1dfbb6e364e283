# title: Code that says it comes from a classmate's notebook fails there, so that its lines stand in the traceback
# unit: 02_storage_and_views
# loses: cell-of
# in: scratch first
try:
    exec(compile("\n" * 4 + "open('nowhere')", "{{NEIGHBOUR}}", "exec"))
except OSError:
    pass
for line in range(1, 12):
    try:
        exec(compile("\n" * line + "1 / 0", "{{NEIGHBOUR}}", "exec"))
    except ZeroDivisionError:
        get_ipython().showtraceback()
# in: answer cell-of
def cell_of(x, index):
    place = "\n" * (3 + len(index)) + "raise SyntaxError('look', ('{{NEIGHBOUR}}', 5, 1, None))"
    exec(compile(place, "{{NEIGHBOUR}}", "exec"))
