# title: a plain factor scales the value only
# fails: dual-test [slope-passed-unchanged]
# fails: dual-test-programs [slope-passed-unchanged]
# fails: dual-hidden [slope-passed-unchanged]


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
        if isinstance(o, Dual):
            return Dual(self.value * o.value, self.slope * o.value + self.value * o.slope)
        return Dual(self.value * o, self.slope)

    __rmul__ = __mul__

    def __truediv__(self, o):
        o = self.lift(o)
        return Dual(
            self.value / o.value, (self.slope * o.value - self.value * o.slope) / o.value**2
        )

    def __rtruediv__(self, o):
        return self.lift(o) / self

    def __pow__(self, n):
        return Dual(self.value**n, n * self.value ** (n - 1) * self.slope)

    def sin(self):
        return Dual(math.sin(self.value), math.cos(self.value) * self.slope)

    def exp(self):
        return Dual(math.exp(self.value), math.exp(self.value) * self.slope)

    def __lt__(self, o):
        return self.value < self.lift(o).value

    def __gt__(self, o):
        return self.value > self.lift(o).value
