# title: drops the gradient that t has
# fails: send-rows-test [no diagnosis]
# fails: send-rows-hidden [no diagnosis]


def send_rows(t, put):
    t.grad = None
    for number in range(t.shape[0]):
        put(t[number].detach().clone())
