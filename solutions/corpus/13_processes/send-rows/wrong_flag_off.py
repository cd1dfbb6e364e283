# title: switches the caller's tensor off first
# fails: send-rows-test [callers-history-cut]
# fails: send-rows-hidden [callers-history-cut]


def send_rows(t, put):
    t.detach_()
    for row in t:
        put(row.clone())
