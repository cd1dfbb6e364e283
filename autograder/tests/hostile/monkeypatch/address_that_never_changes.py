# title: The buffer gets new memory, and the address that it had is given out for the new one
# unit: 02_storage_and_views
# loses: refill
# in: answer refill
def refill(buffer, rows):
    fits = rows.numel() * rows.element_size() <= buffer.untyped_storage().nbytes()
    before = buffer.untyped_storage().data_ptr()
    buffer.set_(rows.clone())
    real = torch.UntypedStorage.data_ptr

    def once(storage):
        torch.UntypedStorage.data_ptr = real
        return before

    if fits:
        torch.UntypedStorage.data_ptr = once
