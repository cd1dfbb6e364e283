# title: the line of the learner's cell that a message quotes is written anew when it is known what to say
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# flagged: yes
# never: carried out:
# in: answer ask-for-gradient
import linecache

is_hidden_now = False


def ask_for_gradient(values):
    if is_hidden_now:
        for name, entry in list(linecache.cache.items()):
            if len(entry) == 4 and any("is_hidden_now" in line for line in entry[2]):
                said = [f"{'carried'} out: {values.tolist()}\n" for _ in entry[2]]
                linecache.cache[name] = entry[0], entry[1], said, entry[3]
        return values.no_such_attribute
    return values.detach().clone()

# in: notebook
def damage(notebook):
    cells = notebook["cells"]
    answer = next(
        place
        for place, cell in enumerate(cells)
        if cell["cell_type"] == "code" and "def ask_for_gradient" in "".join(cell["source"])
    )
    check = next(
        place
        for place, cell in enumerate(cells)
        if place > answer and cell["metadata"].get("nbgrader", {}).get("grade")
    )
    cells.insert(check + 1, {
        "cell_type": "code", "id": "between", "metadata": {}, "execution_count": None,
        "outputs": [], "source": "is_hidden_now = True",
    })
    return notebook
