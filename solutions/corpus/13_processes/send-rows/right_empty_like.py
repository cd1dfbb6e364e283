# title: copies into new memory


def send_rows(t, put):
    for row in t.unbind(0):
        fresh = torch.empty(row.shape, dtype=row.dtype)
        fresh.copy_(row.detach())
        put(fresh)
