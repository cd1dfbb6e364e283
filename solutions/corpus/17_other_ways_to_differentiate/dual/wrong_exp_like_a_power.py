# title: the power rule for exp
# fails: dual-test [power-rule-for-exp]
# fails: dual-test-programs [power-rule-for-exp]
# fails: dual-hidden [power-rule-for-exp]


class Dual:
    """A number and its slope: forward-mode differentiation in one class."""

    def __init__(self, value, slope=0.0):
        self.value = value
        self.slope = slope

    @staticmethod
    def make(x):
        if isinstance(x, Dual):
            return x
        return Dual(x)

    def __add__(self, other):
        other = Dual.make(other)
        return Dual(self.value + other.value, self.slope + other.slope)

    def __radd__(self, other):
        return self + other

    def __neg__(self):
        return Dual(-self.value, -self.slope)

    def __sub__(self, other):
        return self + (-Dual.make(other))

    def __rsub__(self, other):
        return Dual.make(other) - self

    def __mul__(self, other):
        other = Dual.make(other)
        return Dual(self.value * other.value, self.value * other.slope + self.slope * other.value)

    def __rmul__(self, other):
        return self * other

    def __truediv__(self, other):
        other = Dual.make(other)
        top = self.slope * other.value - self.value * other.slope
        return Dual(self.value / other.value, top / other.value**2)

    def __rtruediv__(self, other):
        return Dual.make(other) / self

    def __pow__(self, n):
        return Dual(self.value**n, n * self.value ** (n - 1) * self.slope)

    def sin(self):
        return Dual(math.sin(self.value), math.cos(self.value) * self.slope)

    def exp(self):
        return Dual(math.exp(self.value), self.value * math.exp(self.value - 1) * self.slope)

    def __lt__(self, other):
        return self.value < Dual.make(other).value

    def __gt__(self, other):
        return self.value > Dual.make(other).value
