# title: saved by Colab: no nbgrader metadata, other ids, its own metadata
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: notebook
def damage(notebook):
    notebook["nbformat_minor"] = 0
    notebook["metadata"] = {"colab": {"provenance": []}, "kernelspec": {"name": "python3", "display_name": "Python 3"}}
    for number, cell in enumerate(notebook["cells"]):
        cell.pop("id", None)
        cell["metadata"] = {"id": f"aBcD{number}", "outputId": "x", "colab": {"base_uri": "https://localhost:8080/"}}
    return notebook
