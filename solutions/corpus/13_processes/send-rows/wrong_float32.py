# title: makes float32 of everything
# fails: send-rows-test [dtype-of-the-rows-lost]
# fails: send-rows-hidden [dtype-of-the-rows-lost]


def send_rows(t, put):
    for numbers in t.tolist():
        put(torch.tensor(numbers))
