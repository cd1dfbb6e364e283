# title: share_memory_ on the row
# fails: send-rows-test [slice-keeps-storage]
# fails: send-rows-hidden [slice-keeps-storage]


def send_rows(t, put):
    for row in t.detach():
        put(row.share_memory_())
