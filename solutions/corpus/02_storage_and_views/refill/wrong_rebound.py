# title: gave the name to a copy
# fails: refill-test [name-given-to-a-new-tensor]
# fails: refill-hidden [name-given-to-a-new-tensor]

def refill(buffer, rows):
    buffer = rows.clone()
