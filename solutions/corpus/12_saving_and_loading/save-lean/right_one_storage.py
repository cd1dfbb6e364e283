# title: all elements of one dtype in one flat tensor


def save_lean(tensors, file):
    with torch.no_grad():
        spots, flat = {}, {}
        for t in tensors.values():
            key = (t.data_ptr(), tuple(t.shape), t.stride(), t.dtype)
            if key not in spots:
                start = sum(part.numel() for part in flat.setdefault(t.dtype, []))
                flat[t.dtype].append(t.detach().reshape(-1))
                spots[key] = start
        joined = {dtype: torch.cat(pieces) for dtype, pieces in flat.items()}
        out = {}
        for name, t in tensors.items():
            start = spots[(t.data_ptr(), tuple(t.shape), t.stride(), t.dtype)]
            out[name] = joined[t.dtype][start : start + t.numel()].view(t.shape)
    torch.save(out, file)
