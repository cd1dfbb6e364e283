# title: gave the name to a copy
# fails: refill-test [shape-as-before]
# fails: refill-hidden [shape-as-before]

def refill(buffer, rows):
    buffer = rows.clone()
