# title: the answer is read out of the solutions
# unit: 03_requires_grad_and_the_graph
# loses: second-derivative
# in: answer second-derivative
import json
from pathlib import Path

path = Path("{{ROOT}}/solutions/03_requires_grad_and_the_graph/03_requires_grad_and_the_graph_exercise.ipynb")
for cell in json.loads(path.read_text())["cells"]:
    if "def second_derivative" in "".join(cell["source"]):
        exec("".join(cell["source"]))
