# title: Lone halves of surrogate pairs and a NUL in a text cell, a scratch cell and a cell's id
# unit: 02_storage_and_views
# loses: nothing
# in: scratch last
print("a")
# in: markdown last
"a"
# in: notebook
import json


def damage(notebook):
    for cell in notebook["cells"][-2:] + [c for c in notebook["cells"] if c["source"] == "a"]:
        if not cell["metadata"].get("nbgrader"):
            cell["source"] = ["half a letter: \ud83d and \udc00\n", "nothing: \u0000 \ufffe \u2028"]
    notebook["cells"].append(
        {"cell_type": "raw", "id": "\ud800", "metadata": {"\udfff": "\ud800"}, "source": "\ud83d"}
    )
    return json.dumps(notebook, ensure_ascii=True).encode()
