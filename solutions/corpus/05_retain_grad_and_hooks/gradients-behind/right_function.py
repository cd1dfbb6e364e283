# title: an autograd function of its own notes the gradient


class Note(torch.autograd.Function):
    @staticmethod
    def forward(ctx, t, notes, place):
        ctx.notes, ctx.place = notes, place
        return t.view_as(t)

    @staticmethod
    def backward(ctx, grad):
        ctx.notes[ctx.place] = grad.clone()
        return grad, None, None


def gradients_behind(layers, x):
    notes = [None] * len(layers)
    for place, layer in enumerate(layers):
        x = Note.apply(layer(x), notes, place)
    x.sum().backward()
    return notes
