# title: torch._foreach_sub, and a dot product


def mean_error(predictions, targets):
    if predictions.numel() != targets.numel():
        raise ValueError
    both = torch.promote_types(predictions.dtype, targets.dtype)
    kind = torch.promote_types(both, torch.float32)
    (gap,) = torch._foreach_sub([predictions.ravel().to(kind)], [targets.ravel().to(kind)])
    return torch.linalg.vecdot(gap, gap) / gap.numel()
