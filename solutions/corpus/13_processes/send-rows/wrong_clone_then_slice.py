# title: clones the matrix once and slices the copy
# fails: send-rows-test [rows-of-one-copy]
# fails: send-rows-hidden [rows-of-one-copy]


def send_rows(t, put):
    for row in t.detach().clone():
        put(row)
