# title: one hook on the first tensor, which gets its gradient last, moves all of them
# fails: train-in-backward-test [no diagnosis]
# fails: train-in-backward-hidden [no diagnosis]
def train_in_backward(params, lr):
    def update_all(_):
        with torch.no_grad():
            for p in params:
                if p.grad is not None:
                    p -= lr * p.grad
                    p.grad = None

    return [params[0].register_post_accumulate_grad_hook(update_all)]
