# title: the chain rule is a product, so I multiply the slopes of the layers from the back
# fails: gradients-behind-test [slopes-multiplied-one-by-one]
# fails: gradients-behind-hidden [slopes-multiplied-one-by-one]

def gradients_behind(layers, x):
    trainable = []
    slopes = []
    h = x
    seen = False
    for layer in layers:
        inside = h.detach().requires_grad_()
        seen = seen or layer(h.detach()).requires_grad
        h = layer(inside)
        slopes.append(torch.autograd.grad(h.sum(), inside)[0])
        trainable.append(seen)
    running = torch.ones_like(h)
    result = [running]
    for slope in slopes[:0:-1]:
        running = running * slope
        result.insert(0, running)
    return [r.detach() if t else None for r, t in zip(result, trainable)]
