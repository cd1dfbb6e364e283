# title: compares with >=
# fails: dual-test-programs [equal-taken-for-greater]
# fails: dual-hidden [equal-taken-for-greater]
# never: slopes-compared


class Dual:
    """A number and its slope: forward-mode differentiation in one class."""

    def __init__(self, value, slope=0.0):
        self.value = value
        self.slope = slope

    @staticmethod
    def of(number):
        return number if isinstance(number, Dual) else Dual(number)

    def __add__(self, other):
        two = Dual.of(other)
        return Dual(self.value + two.value, self.slope + two.slope)

    def __mul__(self, other):
        two = Dual.of(other)
        return Dual(self.value * two.value, self.slope * two.value + self.value * two.slope)

    def __pow__(self, n):
        return Dual(self.value ** n, n * self.value ** (n - 1) * self.slope)

    def __neg__(self):
        return self * -1

    def __sub__(self, other):
        return self + Dual.of(other) * -1

    def __truediv__(self, other):
        return self * Dual.of(other) ** (-1)

    def __rsub__(self, other):
        return Dual(other) - self

    def __rtruediv__(self, other):
        return Dual(other) / self
    __radd__, __rmul__ = (__add__, __mul__)

    def sin(self):
        return Dual(math.sin(self.value), math.cos(self.value) * self.slope)

    def exp(self):
        grown = math.exp(self.value)
        return Dual(grown, grown * self.slope)

    def __lt__(self, other):
        return self.value < Dual.of(other).value

    def __gt__(self, other):
        return self.value >= Dual.of(other).value
