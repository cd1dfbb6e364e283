# title: torch.tensor of the numbers


def send_rows(t, put):
    for row in t:
        put(torch.tensor(row.tolist(), dtype=t.dtype, device=t.device))
