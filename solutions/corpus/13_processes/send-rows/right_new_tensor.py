# title: torch.tensor of each row's list


def send_rows(t, put):
    for numbers in t.tolist():
        put(torch.tensor(numbers, dtype=t.dtype))
