# title: As Colab saves it: nbformat 4.0, ids moved into the metadata, accelerators, odd outputs
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: notebook
def damage(notebook):
    notebook["nbformat_minor"] = 0
    notebook["metadata"] |= {"colab": {"provenance": [], "toc_visible": True}, "accelerator": "GPU"}
    notebook["metadata"]["kernelspec"] = {"name": "python3", "display_name": "Python 3"}
    for number, cell in enumerate(notebook["cells"]):
        cell.pop("id", None)
        cell["metadata"] |= {"id": f"aB3_{number}xYz", "outputId": f"{number:08x}"}
        cell["metadata"]["colab"] = {"base_uri": "https://localhost:8080/"}
        if isinstance(cell["source"], str):
            cell["source"] = cell["source"].splitlines(keepends=True)
    return notebook
