# title: a ContextDecorator that returns nothing

from contextlib import ContextDecorator


class Quiet(ContextDecorator):
    def __init__(self):
        self.before = None

    def __enter__(self):
        self.before = vars(engine)["recording"]
        vars(engine).update(recording=False)

    def __exit__(self, kind, error, trace):
        vars(engine).update(recording=self.before)
        return None


no_grad = Quiet
