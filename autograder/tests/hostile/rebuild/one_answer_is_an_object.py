# title: The source of one answer is an object, that of an extra cell a number, and one cell is a list
# unit: 02_storage_and_views
# loses: windows
# in: notebook
def damage(notebook):
    for cell in notebook["cells"]:
        if cell["metadata"].get("nbgrader", {}).get("grade_id") == "windows":
            cell["source"] = {"0": "def windows(x, size):\n", "1": "    return x.unfold(0, size, 1)"}
    notebook["cells"] += [
        {"cell_type": "code", "id": "n", "metadata": {}, "source": 12345, "outputs": [], "execution_count": None},
        {"cell_type": {"code": 1}, "id": 7, "metadata": {}, "source": None},
        ["cell_type", "code"],
    ]
    return notebook
