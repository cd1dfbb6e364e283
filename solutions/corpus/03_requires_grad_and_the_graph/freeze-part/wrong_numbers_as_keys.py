# title: numbers the parts, in place of their names
# fails: freeze-part-test [no diagnosis]
# fails: freeze-part-hidden [no diagnosis]


def freeze_all_but(net, keep, x):
    answers = {}
    for number, (name, part) in enumerate(net.named_children()):
        part.requires_grad_(name == keep)
        x = part(x)
        answers[number] = x.requires_grad
    return answers
