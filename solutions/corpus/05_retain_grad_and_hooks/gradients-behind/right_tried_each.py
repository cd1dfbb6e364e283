# title: tried each, and let the refusal pass

def gradients_behind(layers, x):
    outputs = []
    for f in layers:
        x = f(x)
        try:
            x.retain_grad()
        except RuntimeError:
            pass
        outputs.append(x)
    torch.sum(x).backward()
    return tuple(t.grad for t in outputs)
