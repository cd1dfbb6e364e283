# title: asks is_set_to


def save_lean(tensors, file):
    kept = []
    result = {}
    for name, t in tensors.items():
        for original, copied in kept:
            if t.dtype == original.dtype and t.is_set_to(original):
                result[name] = copied
                break
        else:
            result[name] = t.data.clone()
            kept.append((t, result[name]))
    torch.save(result, file)
