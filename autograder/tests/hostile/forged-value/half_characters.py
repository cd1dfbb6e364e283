# title: text that no encoding can write
# unit: 03_requires_grad_and_the_graph
# loses: freeze-part
# in: answer freeze-part
def freeze_all_but(net, keep, x):
    print("\ud800")
    return {"body\udfff": "\ud800\x00\x1b[2J"}


print("\ud800 \x00 \x1b[2J \x08")
