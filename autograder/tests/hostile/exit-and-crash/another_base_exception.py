# title: an exception that is no Exception and has no text
# unit: 03_requires_grad_and_the_graph
# loses: freeze-part
# in: answer freeze-part
class Worse(BaseException):
    def __str__(self):
        raise SystemExit

    __repr__ = __str__


def freeze_all_but(net, keep, x):
    raise Worse
