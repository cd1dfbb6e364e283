# title: Line magics, cell magics, shell lines and help in scratch cells
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: notebook
def damage(notebook):
    texts = [
        "%timeit -n 10 -r 2 torch.ones(3).sum()\nfiles = !ls\nprint(len(files))",
        '!echo "hello from $HOME"\ntorch.ones?\n%who\n%xmode Verbose',
        "%%capture kept\nimport sys\nprint('captured')\nprint('captured, too', file=sys.stderr)",
        "%%timeit -n 5 -r 1\ntorch.ones(3).sum()",
        "%%bash\necho one\nexit 3",
        "%no_such_magic at all",
    ]
    for number, text in enumerate(texts):
        cell = {"cell_type": "code", "id": f"magic-{number}", "metadata": {}, "source": text}
        notebook["cells"].insert(3 + 4 * number, cell | {"outputs": [], "execution_count": None})
    return notebook
