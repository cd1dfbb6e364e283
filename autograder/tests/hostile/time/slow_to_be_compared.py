# title: an object that is slow to show and to compare
# unit: 03_requires_grad_and_the_graph
# loses: freeze-part
# in: answer freeze-part
class Slow:
    def __repr__(self):
        while True:
            pass

    __eq__ = __hash__ = __bool__ = __len__ = __iter__ = __repr__


freeze_all_but = lambda net, keep, x: {"body": Slow()}
