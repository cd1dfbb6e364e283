# title: a copy by + 0, which makes integers of bools
# fails: send-rows-hidden [no diagnosis]

def send_rows(t, put):
    for row in t.detach():
        put(row + 0)
