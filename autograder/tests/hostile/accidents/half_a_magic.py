# title: an own cell ends in the middle of a magic, which IPython cannot even take apart
# unit: 05_retain_grad_and_hooks
# loses: nothing
# flagged: no
# in: notebook
def damage(notebook):
    notebook["cells"].append(
        {"cell_type": "code", "id": "half", "execution_count": None, "metadata": {}, "outputs": [],
         "source": "# später\nwie_lange = %\\"}
    )
    return notebook
