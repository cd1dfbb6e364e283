# title: stepped at once
# fails: train-in-backward-test [no diagnosis]
# fails: train-in-backward-hidden [no diagnosis]

def train_in_backward(params, lr):
    handles = []
    for p in params:
        with torch.no_grad():
            p -= lr * p.grad
        p.grad = None
        handles.append(p)
    return handles
