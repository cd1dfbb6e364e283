# title: values that raise when they are looked at do not end the process that looks
# unit: 03_requires_grad_and_the_graph
# loses: freeze-part, second-derivative, weighted-gradients, ask-for-gradient
# says: is a Thing, not a tensor
# in: answer freeze-part
class Number(int):
    def __int__(self):
        raise RuntimeError("no number")


def freeze_all_but(net, keep, x):
    return {Number(1): Number(3)}
# in: answer second-derivative
class Items(dict):
    def items(self):
        raise ZeroDivisionError("no items")


def second_derivative(f, x):
    return Items(a=1)
# in: answer weighted-gradients
class Words(str):
    def __str__(self):
        return 3


def weighted_gradients(f, x, vectors):
    return Words("a")
# in: answer ask-for-gradient
class Nameless(type):
    __name__ = property(lambda kind: 5)


class Thing(metaclass=Nameless):
    pass


def ask_for_gradient(values):
    return Thing()
