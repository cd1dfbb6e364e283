# title: went back one layer at a time

def gradients_behind(layers, x):
    pieces = []
    for layer in layers:
        start = x.detach().requires_grad_(x.requires_grad)
        x = layer(start)
        pieces.append((start, x))
    grad = torch.ones_like(x)
    found = []
    for start, out in reversed(pieces):
        found.append(grad if out.requires_grad else None)
        if out.requires_grad:
            grad = torch.autograd.grad(out, start, grad)[0] if start.requires_grad else None
    return found[::-1]
