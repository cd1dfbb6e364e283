# title: the folder of the whole course was handed in, with the exercise as the browser named it
# unit: 03_requires_grad_and_the_graph
# loses: nothing
# flagged: no
# in: folder
def spoil(folder):
    import json
    from pathlib import Path

    (exercise,) = Path(folder).glob("*.ipynb")
    exercise.rename(exercise.with_name(f"{exercise.stem} (1).ipynb"))
    lesson = {"cells": [{"cell_type": "markdown", "id": "a", "metadata": {}, "source": "# A lesson"}],
              "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
    for number in range(18):
        (Path(folder) / f"{number:02}_lesson.ipynb").write_text(json.dumps(lesson))
