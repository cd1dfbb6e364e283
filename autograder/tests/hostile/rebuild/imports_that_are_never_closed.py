# title: sixty thousand opened brackets below a changed setup cell: reading them takes for ever
# unit: 06_detach_and_data
# status: graded
# loses: nothing
# run: slow
# in: notebook
def damage(notebook):
    for cell in notebook["cells"]:
        source = cell["source"] if isinstance(cell["source"], str) else "".join(cell["source"])
        if source.startswith("# @title Setup"):
            source = source.replace("import sys", "import  sys ;", 1)
            cell["source"] = source + "\n" + "from a import (\n" * 60_000
    return notebook
