# title: all parts are taken out of the network, so that no flag is left to look at
# unit: 03_requires_grad_and_the_graph
# loses: freeze-part
# in: answer freeze-part
def freeze_all_but(net, keep, x):
    names = [name for name, _ in net.named_children()]
    net._modules.clear()
    return {name: names.index(name) >= names.index(keep) for name in names}
