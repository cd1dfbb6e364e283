# title: a **= n changes the number itself
# fails: dual-test-programs [operand-changed]


class Dual:
    """A number and its slope: forward-mode differentiation in one class."""

    def __init__(self, value, slope=0):
        self.value, self.slope = value, slope

    @staticmethod
    def of(number):
        return number if isinstance(number, Dual) else Dual(number)

    def __add__(self, other):
        other = Dual.of(other)
        return Dual(self.value + other.value, self.slope + other.slope)

    __radd__ = __add__

    def __neg__(self):
        return Dual(-self.value, -self.slope)

    def __sub__(self, other):
        return self + (-Dual.of(other))

    def __rsub__(self, other):
        return Dual.of(other) + (-self)

    def __mul__(self, other):
        other = Dual.of(other)
        return Dual(self.value * other.value, self.slope * other.value + self.value * other.slope)

    __rmul__ = __mul__

    def __truediv__(self, other):
        other = Dual.of(other)
        value = self.value / other.value
        return Dual(value, (self.slope - value * other.slope) / other.value)

    def __rtruediv__(self, other):
        return Dual.of(other) / self

    def __pow__(self, n):
        return Dual(self.value**n, n * self.value ** (n - 1) * self.slope)

    def sin(self):
        return Dual(math.sin(self.value), math.cos(self.value) * self.slope)

    def exp(self):
        return Dual(math.exp(self.value), math.exp(self.value) * self.slope)

    def __lt__(self, other):
        return self.value < Dual.of(other).value

    def __gt__(self, other):
        return self.value > Dual.of(other).value

    def __ipow__(self, n):
        self.slope = n * self.value ** (n - 1) * self.slope
        self.value = self.value**n
        return self
