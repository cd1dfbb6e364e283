# title: used the norm

def mean_error(predictions, targets):
    n = predictions.numel()
    if targets.numel() != n:
        raise ValueError
    kind = torch.promote_types(predictions.dtype, targets.dtype)
    if not kind.is_floating_point:
        kind = torch.float32
    p, t = predictions.to(kind).view(n), targets.to(kind).view(n)
    return torch.linalg.vector_norm(p - t).square() / n
