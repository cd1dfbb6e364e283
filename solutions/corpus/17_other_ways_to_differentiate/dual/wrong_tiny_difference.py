# title: central differences with a good step
# fails: dual-test [nearly-right]
# fails: dual-test-programs [nearly-right]
# fails: dual-hidden [nearly-right]


class Dual:
    def __init__(self, value, slope=0.0):
        self.value, self.slope = value, slope

    def lift(self, o):
        return o if isinstance(o, Dual) else Dual(o)

    def __add__(self, o):
        o = self.lift(o)
        return Dual(self.value + o.value, self.slope + o.slope)

    __radd__ = __add__

    def __neg__(self):
        return Dual(-self.value, -self.slope)

    def __sub__(self, o):
        return self + -self.lift(o)

    def __rsub__(self, o):
        return self.lift(o) - self

    def __mul__(self, o):
        o = self.lift(o)
        return Dual(self.value * o.value, self.slope * o.value + self.value * o.slope)

    __rmul__ = __mul__

    def __truediv__(self, o):
        o = self.lift(o)
        return Dual(
            self.value / o.value, (self.slope * o.value - self.value * o.slope) / o.value**2
        )

    def __rtruediv__(self, o):
        return self.lift(o) / self

    def by_steps(self, f, h=3e-6):
        return Dual(f(self.value), (f(self.value + h) - f(self.value - h)) / (2 * h) * self.slope)

    def __pow__(self, n):
        return self.by_steps(lambda t: t**n)

    def sin(self):
        return self.by_steps(math.sin)

    def exp(self):
        return self.by_steps(math.exp)

    def __lt__(self, o):
        return self.value < self.lift(o).value

    def __gt__(self, o):
        return self.value > self.lift(o).value
