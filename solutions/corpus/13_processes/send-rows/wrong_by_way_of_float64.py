# title: numbers that are float64 on the way
# fails: send-rows-hidden [no diagnosis]


def send_rows(t, put):
    for row in t.detach():
        put(row.double().clone().to(t.dtype))
