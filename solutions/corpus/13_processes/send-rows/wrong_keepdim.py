# title: slices keep a dimension
# fails: send-rows-test [no diagnosis]
# fails: send-rows-hidden [no diagnosis]


def send_rows(t, put):
    for i in range(t.size(0)):
        put(t[i : i + 1].detach().clone())
