# title: the folder of graded notebooks is written to
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
from pathlib import Path

for name in ("autograded", "feedback", "submitted", "journal"):
    try:
        folder = Path("{{ROOT}}/work", name, "{{MARK}}")
        folder.mkdir(parents=True)
        (folder / "03_requires_grad_and_the_graph_exercise.ipynb").write_text("{}")
    except OSError:
        pass
ask_for_gradient = lambda values: values
