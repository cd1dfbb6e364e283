# title: answers lean on imports added to the setup, to given code, and made by a visible test
# unit: 09_item_and_tolist
# flagged: no
# in: notebook
def damage(notebook):
    setup, program = cell_of(notebook, "setup"), cell_of(notebook, "what-is-kept-program")
    setup["source"] = "".join(setup["source"]).replace("import torch\n", "import torch\nimport torch.nn.functional as F\nfrom math import (\n    fsum,\n)\n")
    program["source"] = "%matplotlib inline\n" + "".join(program["source"]) + "\n\n\ndef size_of(part):\n    return len(part)\n"
    return notebook
# in: answer evaluate
def evaluate(loss_of, batches):
    held = weakref.WeakSet()
    with torch.no_grad():
        losses = [loss_of(part).item() * size_of(part) for part in batches]
    return fsum(losses) / sum(map(len, batches))
# in: answer scaled-loss
def scaled_loss(w, x, y):
    error = F.mse_loss(x @ w, y)
    return error / error.detach() + 0.1 * torch.linalg.vector_norm(w)
