# title: the late hook returns the tensor that it was given


def train_in_backward(params, lr):
    def hook(p):
        grad, p.grad = p.grad, None
        return p.sub_(lr * grad)

    return [p.register_post_accumulate_grad_hook(hook) for p in params]
