# title: through NumPy


def send_rows(t, put):
    for line in t.detach().numpy():
        put(torch.from_numpy(line.copy()))
