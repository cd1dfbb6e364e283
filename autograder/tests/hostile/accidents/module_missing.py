# title: an answer cell imports what is not installed, another a file beside the notebook
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient, read-graph
# flagged: no
# says: The cell `ask-for-gradient` stopped at an import
# says: The cell `read-graph` stopped at an import
# in: answer ask-for-gradient
import no_such_package
{{SOLUTION}}
# in: answer read-graph
from helper import read_graph
# in: folder
def spoil(folder):
    (folder / "helper.py").write_text("def read_graph(result):\n    return [], []\n")
