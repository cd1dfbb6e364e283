# title: the helper of an answer is in the last of 130 little experiments before it
# unit: 02_storage_and_views
# loses: nothing
# flagged: no
# in: answer cell-of
def cell_of(x, index):
    return x.storage_offset() + dot(index, x.stride())
# in: notebook
def damage(notebook):
    names = [cell["metadata"].get("nbgrader", {}).get("grade_id") for cell in notebook["cells"]]
    tries = [f"torch.zeros({n}, 3).stride()" for n in range(1, 130)]
    tries.append("def dot(numbers, others):\n    return sum(a * b for a, b in zip(numbers, others))")
    at = names.index("cell-of")
    notebook["cells"][at:at] = [
        {"cell_type": "code", "id": f"try{n}", "execution_count": n, "metadata": {}, "outputs": [], "source": text}
        for n, text in enumerate(tries)
    ]
    return notebook
