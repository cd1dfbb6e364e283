# title: last row first
# fails: send-rows-test [no diagnosis]
# fails: send-rows-hidden [no diagnosis]


def send_rows(t, put):
    for i in range(len(t) - 1, -1, -1):
        put(t[i].detach().clone())
