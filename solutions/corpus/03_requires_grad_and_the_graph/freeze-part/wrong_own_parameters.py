# title: predicts an output from its own part's parameters only
# fails: freeze-part-test [only-own-parameters]
# fails: freeze-part-hidden [only-own-parameters]
def freeze_all_but(net, keep, x):
    for name, part in net.named_children():
        part.requires_grad_(name == keep)
    return {
        name: any(p.requires_grad for p in part.parameters())
        for name, part in net.named_children()
    }
