# title: one hook for the group, before accumulation
# fails: train-in-backward-test [hook-before-accumulation]
# fails: train-in-backward-hidden [hook-before-accumulation]


def train_in_backward(params, lr):
    def hook(grads):
        for p, grad in zip(params, grads, strict=True):
            p.data -= lr * grad
            p.grad = None

    return [torch.autograd.graph.register_multi_grad_hook(params, hook)]
