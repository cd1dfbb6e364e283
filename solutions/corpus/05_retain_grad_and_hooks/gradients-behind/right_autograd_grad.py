# title: asks torch.autograd.grad for all of them at once


def gradients_behind(layers, x):
    made = []
    h = x
    for layer in layers:
        h = layer(h)
        made.append(h)
    asked = [t for t in made if t.requires_grad]
    answers = iter(torch.autograd.grad(h.sum(), asked))
    return [next(answers) if t.requires_grad else None for t in made]
