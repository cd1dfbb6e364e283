# title: copies once, turned over
# fails: send-rows-test [no diagnosis]
# fails: send-rows-hidden [no diagnosis]
# never: buffer-reused-after-put


def send_rows(t, put):
    for row in t.detach().flip(0):
        put(row)
