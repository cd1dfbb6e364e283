# title: clones while nothing is recorded


def send_rows(t, put):
    with torch.no_grad():
        for number in range(len(t)):
            put(t[number].clone())
