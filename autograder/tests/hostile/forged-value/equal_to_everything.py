# title: predictions that say they equal whatever they are compared with
# unit: 03_requires_grad_and_the_graph
# loses: predict-backward
# in: answer predict-backward
class Always(str):
    __eq__ = lambda self, other: True
    __ne__ = lambda self, other: False
    __hash__ = lambda self: hash("no history")
    strip = lower = lambda self: self


predictions = {letter: Always("freed, or not") for letter in "abcdefgh"}
