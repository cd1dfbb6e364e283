# title: sends the rows with their history
# fails: send-rows-test [non-leaf-crosses-no-process]
# fails: send-rows-hidden [non-leaf-crosses-no-process]


def send_rows(t, put):
    for row in t:
        put(row.clone())
