# title: gave .data other memory

def train_in_backward(params, lr):
    def step(p):
        p.data = p.data - lr * p.grad
        p.grad = None

    return [p.register_post_accumulate_grad_hook(step) for p in params]
