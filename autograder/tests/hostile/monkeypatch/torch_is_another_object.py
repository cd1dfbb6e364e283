# title: the name torch is bound to an object that is torch but for one answer
# unit: 07_no_grad
# loses: call
# others: stub
# in: answer call
real, said = torch, []


class Nearly:
    def is_grad_enabled(self):
        return said[-1] if said else real.is_grad_enabled()

    def __getattr__(self, name):
        return getattr(real, name)


def call(function, recording):
    said.append(recording)
    try:
        return function()
    finally:
        said.pop()


torch = Nearly()
