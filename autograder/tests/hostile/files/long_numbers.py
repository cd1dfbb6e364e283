# title: JSON with a number of ten thousand digits, NaN and a repeated key
# unit: 03_requires_grad_and_the_graph
# in: notebook
def damage(notebook):
    text = json.dumps(notebook | {"metadata": {}})
    return (text[:-1] + ', "metadata": {"a": NaN, "b": ' + "9" * 10_000 + "}}").encode()
