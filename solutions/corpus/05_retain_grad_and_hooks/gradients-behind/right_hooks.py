# title: lets hooks catch the gradients


def gradients_behind(layers, x):
    caught = {}
    h = x
    for number, layer in enumerate(layers):
        h = layer(h)
        if h.requires_grad:
            h.register_hook(lambda grad, number=number: caught.update({number: grad.clone()}))
    h.sum().backward()
    return [caught.get(number) for number in range(len(layers))]
