# title: stubs with a remark added were left where they are, and the answers written below them
# unit: 03_requires_grad_and_the_graph
# in: notebook
def damage(notebook):
    stubs = json.loads(Path("{{ROOT}}/exercises/03_requires_grad_and_the_graph/03_requires_grad_and_the_graph_exercise.ipynb").read_text())
    for name in ("ask-for-gradient", "predict-backward", "read-graph"):
        answer = cell_of(notebook, name)
        own = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None, "source": answer["source"], "id": f"own-{name}"}
        answer["source"] = "".join(cell_of(stubs, name)["source"]) + "\n# See below."
        notebook["cells"].insert(notebook["cells"].index(answer) + 1, own)
    return notebook
