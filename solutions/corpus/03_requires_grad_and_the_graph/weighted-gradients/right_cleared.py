# title: backward() with a cleared .grad for each row
def weighted_gradients(f, x, vectors):
    x = x.detach().requires_grad_()
    y = f(x)
    result = torch.empty(len(vectors), len(x), dtype=x.dtype, device=x.device)
    for i, v in enumerate(vectors):
        x.grad = None
        y.backward(v, retain_graph=True)
        result[i] = x.grad
    return result
