# title: the notebook has one answer, and another one beside it has them all
# unit: 03_requires_grad_and_the_graph
# others: stub
# flagged: yes
# says: beside it answers questions
# in: answer ask-for-gradient
{{SOLUTION}}
# in: folder
def spoil(folder):
    given = json.loads((folder / "03_requires_grad_and_the_graph_exercise.ipynb").read_text())
    cell_of(given, "read-graph")["source"] = "def read_graph(result):\n    return [], []"
    (folder / "03_requires_grad_and_the_graph_exercise (1).ipynb").write_text(json.dumps(given))
