# title: makes float32 of everything
# fails: send-rows-test [default-dtype-instead-of-like]
# fails: send-rows-hidden [default-dtype-instead-of-like]


def send_rows(t, put):
    for numbers in t.tolist():
        put(torch.tensor(numbers))
