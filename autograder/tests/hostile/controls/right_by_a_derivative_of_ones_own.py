# title: right by a Function with its own backward, under a profiler, and in another thread
# unit: 06_detach_and_data
# flagged: no
# in: answer smooth
class Smooth(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, w):
        h = x.clone()
        for i in range(1, len(x)):
            h[i] = w * h[i - 1] + (1 - w) * x[i]
        ctx.save_for_backward(x, w, h)
        return h

    @staticmethod
    def backward(ctx, grad):
        x, w, h = ctx.saved_tensors
        g = grad.clone()
        for i in reversed(range(len(x) - 1)):
            g[i] += w * g[i + 1]
        return torch.cat([g[:1], (1 - w) * g[1:]]), (g[1:] * (h[:-1] - x[1:])).sum()


smooth = Smooth.apply
# in: answer hard-gate
def hard_gate(scores):
    with torch.profiler.profile():
        soft = torch.sigmoid(scores)
        return torch.where(scores > 0, 1.0, 0.0).to(soft) + soft - soft.detach()
# in: answer keep-best
from concurrent.futures import ThreadPoolExecutor

pool = ThreadPoolExecutor(2)


def keep_best(w, loss_of, lr, steps):
    seen = []
    for _ in range(steps):
        now = loss_of(w)
        seen.append((now.item(), w.detach().clone()))
        (slope,) = torch.autograd.grad(now, w)
        with torch.no_grad():
            w.sub_(slope, alpha=lr)
    return pool.submit(min, seen, key=lambda pair: pair[0]).result()[1]
