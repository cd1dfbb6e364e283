# title: a copy by way of a new tensor


def save_lean(tensors, file):
    seen = {}
    lean = dict.fromkeys(tensors)
    for name in tensors:
        t = tensors[name].detach()
        place = (t.data_ptr(), t.size(), t.stride(), t.dtype)
        lean[name] = seen.setdefault(place, torch.empty_like(t, memory_format=torch.contiguous_format).copy_(t))
    torch.save(lean, file)
