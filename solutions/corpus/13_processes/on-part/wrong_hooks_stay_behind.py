# title: shares in hooks that stay
# fails: on-part-test [no diagnosis]
# fails: on-part-hidden [no diagnosis]


def backward_on_part(model, x, y):
    rows = torch.tensor(float(len(x)))
    dist.all_reduce(rows)
    for p in model.parameters():
        p.register_post_accumulate_grad_hook(lambda p: dist.all_reduce(p.grad))
    (((model(x) - y) ** 2).sum() / rows).backward()
