# title: gives x itself to every part
# fails: freeze-part-test [cut-between-parts]
# fails: freeze-part-hidden [cut-between-parts]
def freeze_all_but(net, keep, x):
    for name, part in net.named_children():
        part.requires_grad_(name == keep)
    return {name: part(x).requires_grad for name, part in net.named_children()}
