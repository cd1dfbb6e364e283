# title: three screenshots pasted into text cells as Colab does it, in the text itself
# unit: 10_training_loop
# loses: nothing
# flagged: no
# in: notebook
def damage(notebook):
    for number in range(3):
        picture = "iVBORw0KGgo" + "A" * 3_200_000
        notebook["cells"].insert(
            6, {"cell_type": "markdown", "id": f"shot{number}", "metadata": {"id": f"shot{number}"},
                "source": ["My screen:\n", "\n", f"![image.png](data:image/png;base64,{picture})"]}
        )
    return notebook
