# title: one handle for each tensor, in a neat expression
# fails: train-in-backward-test [generator-not-asked]
# fails: train-in-backward-hidden [generator-not-asked]

def train_in_backward(params, lr):
    def late(p):
        with torch.no_grad():
            p -= lr * p.grad
        p.grad = None

    return (p.register_post_accumulate_grad_hook(late) for p in params)
