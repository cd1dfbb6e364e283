# title: a hook moves w, and stays
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]


def train(w, loss_of, lr, steps):
    @torch.no_grad()
    def move(p):
        p -= lr * p.grad
        p.grad = None
    w.grad = None
    w.register_post_accumulate_grad_hook(move)
    for _ in range(steps):
        loss_of(w).backward()
