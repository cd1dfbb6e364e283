# title: an object with a __reduce__ and a __repr__ of its own
# unit: 03_requires_grad_and_the_graph
# loses: freeze-part
# in: answer freeze-part
class Bomb:
    def __reduce__(self):
        return (open, ("/tmp/{{MARK}}", "w"))

    def __repr__(self):
        return "{'body': False, 'bend': False, 'head': True}"


def freeze_all_but(net, keep, x):
    return Bomb()
