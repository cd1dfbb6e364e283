# title: a fresh leaf that asks for a gradient
# fails: send-rows-test [leaf-travels-without-grad]
# fails: send-rows-hidden [leaf-travels-without-grad]


def send_rows(t, put):
    for row in t.detach():
        put(row.clone().requires_grad_(t.requires_grad))
