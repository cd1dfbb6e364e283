# title: moves at once in a hook and returns zeros
# fails: train-in-backward-test [hook-before-accumulation]
# fails: train-in-backward-hidden [hook-before-accumulation]


def train_in_backward(params, lr):
    def make(p):
        def hook(grad):
            p.data -= lr * grad
            return torch.zeros_like(grad)

        return hook

    return [p.register_hook(make(p)) for p in params]
