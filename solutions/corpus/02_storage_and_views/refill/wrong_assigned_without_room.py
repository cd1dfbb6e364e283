# title: writes into all of buffer, which has its old shape
# fails: refill-test [no diagnosis]
# fails: refill-hidden [no diagnosis]
# never: resize-fills-nothing

def refill(buffer, rows):
    buffer[:] = rows.clone()
