# title: writes bytes into the file
# fails: save-lean-test [file-may-be-a-path]
# fails: save-lean-hidden [file-may-be-a-path]


def save_lean(tensors, file):
    clones, lean, buffer = {}, {}, io.BytesIO()
    for name, t in tensors.items():
        place = (t.data_ptr(), t.shape, t.stride(), t.dtype)
        lean[name] = clones.setdefault(place, t.detach().clone())
    torch.save(lean, buffer)
    file.write(buffer.getvalue())
