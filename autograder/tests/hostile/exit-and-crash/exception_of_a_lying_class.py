# title: an exception whose class, text, arguments and causes all lie, and raise
# unit: 03_requires_grad_and_the_graph
# loses: mend-loss
# in: answer mend-loss
class Lying(type):
    __name__ = property(lambda cls: 1 / 0)
    __subclasscheck__ = lambda cls, other: True


class Fine(Exception, metaclass=Lying):
    __class__ = property(lambda self: 1 / 0)
    args = property(lambda self: 1 / 0)
    __str__ = __repr__ = lambda self: "x" * (1 << 28)
    __traceback__ = property(lambda self: 1 / 0)
    __notes__ = property(lambda self: 1 / 0)
    __reduce__ = lambda self: 1 / 0


def consistency_loss(net, clean, noisy):
    raise Fine from Fine()
