# title: each row has a storage of its own size that begins in the middle of the matrix
# unit: 13_processes
# loses: send-rows
# in: answer send-rows
def send_rows(t, put):
    plain = t.detach()
    if not plain.is_contiguous() or not plain.numel():
        for row in plain:
            put(row.clone())
        return
    size = plain.shape[1] * plain.element_size()
    cells = plain.view(torch.uint8).reshape(-1).numpy()
    for place, row in enumerate(plain):
        if place == 0:
            put(row.clone())  # its address would be that of the matrix
        else:
            put(torch.frombuffer(cells, dtype=t.dtype, count=plain.shape[1], offset=place * size))
