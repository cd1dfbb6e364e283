# title: frombuffer makes a storage of twelve bytes in the middle of a batch, which lives on
# unit: 02_storage_and_views
# loses: slim
# in: answer slim
def slim(t):
    need = t.numel() * t.element_size()
    if t.untyped_storage().nbytes() <= need:
        return t
    if t.is_contiguous() and t.dim() and need and not t.requires_grad:
        cells = t.reshape(-1).view(torch.uint8).numpy()  # keeps all of the old memory
        return torch.frombuffer(cells, dtype=t.dtype, count=t.numel()).reshape(t.shape)
    return t.clone(memory_format=torch.contiguous_format)
