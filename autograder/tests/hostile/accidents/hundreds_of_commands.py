# title: a session at the terminal, pasted with a ! before each of its 501 lines, is more than IPython takes apart
# unit: 06_detach_and_data
# status: graded
# loses: nothing
# flagged: no
# in: notebook
def damage(notebook):
    session = 'print("what I did:" + " all of it")\n' + "!true\n" * 501
    notebook["cells"].insert(
        0, {"cell_type": "code", "execution_count": None, "id": "session", "metadata": {},
            "outputs": [], "source": session}
    )
    return notebook
