# title: puts behind the loop, where only the last row is left
# fails: send-rows-test [no diagnosis]
# fails: send-rows-hidden [no diagnosis]
# never: buffer-reused-after-put


def send_rows(t, put):
    for one in t:
        row = one.detach().clone()
    for _ in range(len(t)):
        put(row)
