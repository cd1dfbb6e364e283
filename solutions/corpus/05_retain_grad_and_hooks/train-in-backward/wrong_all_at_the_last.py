# title: when the last tensor has its gradient, all have theirs
# fails: train-in-backward-test [no diagnosis]
# fails: train-in-backward-hidden [one-hook-moves-all]


def train_in_backward(params, lr):
    def hook(_):
        for p in params:
            if p.grad is not None:
                p.add_(p.grad, alpha=-lr)
                p.grad = None

    return [params[-1].register_post_accumulate_grad_hook(hook)]
