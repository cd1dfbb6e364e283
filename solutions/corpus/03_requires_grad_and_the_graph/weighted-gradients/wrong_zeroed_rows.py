# title: collect x.grad after each backward and zero it for the next one
# fails: weighted-gradients-test [kept-and-zeroed]
# fails: weighted-gradients-test-rows [kept-and-zeroed]
# fails: weighted-gradients-hidden [kept-and-zeroed]

def weighted_gradients(f, x, vectors):
    inp = x.clone().requires_grad_(True)
    out = f(inp)
    result = []
    for v in vectors:
        out.backward(v, retain_graph=True)
        result.append(inp.grad)
        inp.grad.zero_()
    return torch.stack(result)
