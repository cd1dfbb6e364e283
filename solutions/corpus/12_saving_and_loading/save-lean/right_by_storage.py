# title: the key is storage, offset, shape and strides


def save_lean(tensors, file):
    done = []

    def lean(t):
        key = (t.untyped_storage().data_ptr(), t.storage_offset(), t.size(), t.stride())
        for other, kept in done:
            if other == key and kept.dtype == t.dtype:
                return kept
        done.append((key, t.detach().clone()))
        return done[-1][1]

    torch.save({name: lean(t) for name, t in tensors.items()}, file)
