# title: three long cells of %time lines, which take ten seconds each before any of them runs
# unit: 17_other_ways_to_differentiate
# status: graded
# loses: nothing
# flagged: no
# run: slow
# in: notebook
def damage(notebook):
    for number in range(3):
        lines = [f"%time x{line} = 'für später {'.' * 110}'\n" for line in range(440)]
        notebook["cells"].insert(
            0, {"cell_type": "code", "execution_count": None, "id": f"diary{number}", "metadata": {},
                "outputs": [], "source": lines}
        )
    return notebook
