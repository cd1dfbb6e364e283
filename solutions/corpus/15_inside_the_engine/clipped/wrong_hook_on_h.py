# title: registers a hook on h, which may require no gradient
# fails: clipped-test [no-gradient-comes-by]
# fails: clipped-hidden [no-gradient-comes-by]

def clipped(h, limit):
    factor = (limit / h.detach().norm()).clamp(max=1.0)
    result = h.detach() * factor + (h - h.detach())
    h.register_hook(lambda grad: grad * factor)
    return result
