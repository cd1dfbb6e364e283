# title: three small tables, typed as one string for each line with a plus between
# unit: 17_other_ways_to_differentiate
# loses: nothing
# flagged: no
# run: slow
# in: notebook
def damage(notebook):
    table = " +\n".join(f'    "{n},{n * n},{n % 7}\\n"' for n in range(290))
    for number in range(3):
        notebook["cells"].insert(
            0, {"cell_type": "code", "id": f"table{number}", "execution_count": 1, "metadata": {}, "outputs": [],
                "source": f"table_{number} = (\n{table}\n)\nprint(len(table_{number}.splitlines()))"}
        )
    return notebook
