# title: never asks for a gradient
# fails: weighted-gradients-test [nothing-requires-grad]
# fails: weighted-gradients-test-rows [nothing-requires-grad]
# fails: weighted-gradients-hidden [nothing-requires-grad]
def weighted_gradients(f, x, vectors):
    y = f(x)
    rows = []
    for v in vectors:
        y.backward(v, retain_graph=True)
        rows.append(x.grad)
    return torch.stack(rows)
