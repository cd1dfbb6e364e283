# title: called the children one after the other
# fails: look-inside-test [no diagnosis]
# fails: look-inside-hidden [no diagnosis]

def look_inside(net, x):
    outputs, kept = {}, {}
    for name, child in net.named_children():
        x = child(x)
        outputs[name] = x.detach().clone()
        x.retain_grad()
        kept[name] = x
    x.sum().backward()
    return outputs, {name: t.grad for name, t in kept.items()}
