# title: right by torch.func, partial(), an object that can be called, and a coroutine
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: answer ask-for-gradient
class Asker:
    def __call__(self, values):
        own = values.clone() if values.is_floating_point() else values.float()
        return torch.nn.Parameter(own)


ask_for_gradient = Asker()
# in: answer weighted-gradients
def weighted_gradients(f, x, vectors):
    _, pull = torch.func.vjp(f, x)
    return torch.func.vmap(lambda v: pull(v)[0])(vectors)
# in: answer second-derivative
def second_derivative(f, x):
    slopes = torch.func.vmap(torch.func.grad(f))
    point = x.reshape(-1)
    _, bend = torch.func.jvp(slopes, (point,), (torch.ones_like(point),))
    return bend.reshape(x.shape).detach()
# in: answer mend-loss
from functools import partial


def compared(reduce, net, clean, noisy):
    with torch.no_grad():
        constant = net(clean)
    return reduce(net(noisy), constant)


consistency_loss = partial(compared, torch.nn.functional.mse_loss)
# in: answer accumulate-parts
async def accumulate(w, loss_of, parts):
    w.grad = None
    for part in parts:
        (loss_of(w, part) * len(part) / sum(map(len, parts))).backward()


def accumulate_gradient(w, loss_of, parts):
    try:
        accumulate(w, loss_of, parts).send(None)
    except StopIteration:
        pass
