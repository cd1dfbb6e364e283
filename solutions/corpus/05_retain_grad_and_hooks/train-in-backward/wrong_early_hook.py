# title: register_hook, when .grad is not there yet
# fails: train-in-backward-test [hook-before-accumulation]
# fails: train-in-backward-hidden [hook-before-accumulation]


def train_in_backward(params, lr):
    handles = []
    for p in params:

        def hook(grad, p=p):
            with torch.no_grad():
                p -= lr * p.grad
            p.grad = None

        handles.append(p.register_hook(hook))
    return handles
