# title: equal rows copied once
# fails: send-rows-hidden [no diagnosis]

def send_rows(t, put):
    copies = {}
    for row in t.detach():
        key = tuple(row.tolist())
        if key not in copies:
            copies[key] = row.clone()
        put(copies[key])
