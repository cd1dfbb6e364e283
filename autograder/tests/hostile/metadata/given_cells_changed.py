# title: the given snippets are replaced by what was predicted
# unit: 03_requires_grad_and_the_graph
# loses: predict-backward
# in: answer predict-backward
predictions = dict.fromkeys("abcdefgh", [1.0, 1.0])
# in: notebook
def damage(notebook):
    cell_of(notebook, "snippets")["source"] = "\n".join(
        f"def snippet_{n}():\n    x = torch.ones(2)\n    x.grad = torch.ones(2)\n    return x" for n in "abcdefgh"
    )
    return notebook
