# title: early hook that reads .grad
# fails: train-in-backward-test [hook-before-accumulation]
# fails: train-in-backward-hidden [hook-before-accumulation]

def train_in_backward(params, lr):
    handles = []
    for p in params:

        def step(grad, p=p):
            p.data -= lr * p.grad
            p.grad = None

        handles.append(p.register_hook(step))
    return handles
