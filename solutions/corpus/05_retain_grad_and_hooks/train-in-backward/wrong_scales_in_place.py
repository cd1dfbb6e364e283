# title: the first hook scales what arrives, in place
# fails: train-in-backward-hidden [no diagnosis]

def train_in_backward(params, lr):
    def shrink(arriving):
        arriving *= lr

    @torch.no_grad()
    def move(leaf):
        leaf -= leaf.grad
        leaf.grad = None

    early = [leaf.register_hook(shrink) for leaf in params]
    return early + [leaf.register_post_accumulate_grad_hook(move) for leaf in params]
