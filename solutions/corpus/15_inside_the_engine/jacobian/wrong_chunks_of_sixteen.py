# title: one-hot vectors in chunks of 16
# fails: jacobian-test [no diagnosis]


def jacobian(y, x):
    rows = []
    for chunk in torch.eye(y.numel(), dtype=y.dtype).split(16):  # not too much memory at a time
        (part,) = torch.autograd.grad(
            y, x, chunk.reshape(-1, *y.shape), retain_graph=True, allow_unused=True, is_grads_batched=True
        )
        if part is None:
            return x.new_zeros(y.shape + x.shape)
        rows.append(part)
    return torch.cat(rows).reshape(y.shape + x.shape)
