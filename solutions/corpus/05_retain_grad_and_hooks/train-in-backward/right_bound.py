# title: a function that makes the hook of each tensor


def train_in_backward(params, lr):
    def hook_for(p):
        def hook(_):
            with torch.no_grad():
                p.sub_(p.grad, alpha=lr)
            p.grad = None

        return hook

    handles = []
    for p in params:
        handles.append(p.register_post_accumulate_grad_hook(hook_for(p)))
    return handles
