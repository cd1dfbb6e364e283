# title: Answers that begin with a cell magic, %%capture and %%time, or with a line magic and a shell line
# unit: 02_storage_and_views
# loses: nothing
# flagged: no
# in: answer cell-of
def cell_of(x, index):
    print("asked for", index)
    return x.storage_offset() + sum(i * step for i, step in zip(index, x.stride()))
# in: answer colour-rows
def colour_rows(images):
    return images.permute(0, 3, 1, 2).reshape(images.shape[0], -1)
# in: answer own-starts
def own_starts(start, runs):
    table = start.repeat(runs, 1)
    table[:, 0] = torch.arange(runs)
    return table
# in: notebook
def damage(notebook):
    above = {"cell-of": "%%capture said\n", "colour-rows": "%%time\n"}
    above["own-starts"] = "%precision 3\nwhere = !pwd\n"
    below = {"own-starts": "\n%timeit -n 2 -r 2 own_starts(torch.ones(3), 2)\n!ls\n"}
    for cell in notebook["cells"]:
        name = cell["metadata"].get("nbgrader", {}).get("grade_id")
        if name in above:
            cell["source"] = above[name] + "".join(cell["source"]) + below.get(name, "")
    return notebook
