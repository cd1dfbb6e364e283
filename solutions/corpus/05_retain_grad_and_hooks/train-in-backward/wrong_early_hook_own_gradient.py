# title: register_hook with the gradient given; .grad is written afterwards
# fails: train-in-backward-test [hook-before-accumulation]
# fails: train-in-backward-hidden [hook-before-accumulation]


def train_in_backward(params, lr):
    handles = []
    for p in params:

        def hook(grad, p=p):
            with torch.no_grad():
                p -= lr * grad
            p.grad = None

        handles.append(p.register_hook(hook))
    return handles
