# title: puts the whole matrix
# fails: send-rows-test [matrix-put-whole]
# fails: send-rows-hidden [matrix-put-whole]


def send_rows(t, put):
    put(t.detach().clone())
