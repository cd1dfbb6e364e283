# title: Lone surrogates, as JSON may hold them, in a text cell, an output and a tag
# unit: 03_requires_grad_and_the_graph
# in: notebook
def damage(notebook):
    import json

    output = {"output_type": "stream", "name": "stdout", "text": "\udfff half \ud800"}
    text = {"cell_type": "markdown", "id": "half", "metadata": {"tags": ["\ud83d"]}, "source": "a half: \ud83d"}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"] = [output]
    notebook["metadata"]["title"] = "\udc80\udcff"
    notebook["cells"].append(text)
    return json.dumps(notebook, ensure_ascii=True).encode()
