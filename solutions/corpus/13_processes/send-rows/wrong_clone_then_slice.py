# title: clones the matrix once and slices the copy
# fails: send-rows-test [slice-keeps-storage]
# fails: send-rows-hidden [slice-keeps-storage]


def send_rows(t, put):
    for row in t.detach().clone():
        put(row)
