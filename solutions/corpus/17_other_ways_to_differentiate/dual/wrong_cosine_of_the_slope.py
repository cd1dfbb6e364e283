# title: the derivative of sin is cos, of the slope
# fails: dual-test [no diagnosis]
# fails: dual-test-programs [no diagnosis]
# fails: dual-hidden [no diagnosis]


class Dual:
    def __init__(self, value, slope=0.0):
        self.value, self.slope = value, slope

    @staticmethod
    def lift(other):
        return other if isinstance(other, Dual) else Dual(other)

    def __add__(self, other):
        other = Dual.lift(other)
        return Dual(self.value + other.value, self.slope + other.slope)

    __radd__ = __add__

    def __neg__(self):
        return Dual(-self.value, -self.slope)

    def __sub__(self, other):
        return self + (-Dual.lift(other))

    def __rsub__(self, other):
        return Dual.lift(other) - self

    def __mul__(self, other):
        other = Dual.lift(other)
        return Dual(self.value * other.value, self.value * other.slope + self.slope * other.value)

    __rmul__ = __mul__

    def __pow__(self, n):
        return Dual(self.value**n, self.slope * n * self.value ** (n - 1))

    def __truediv__(self, other):
        return Dual.lift(other) ** -1 * self

    def __rtruediv__(self, other):
        return Dual.lift(other) / self

    def sin(self):
        return Dual(math.sin(self.value), math.cos(self.slope))

    def exp(self):
        return Dual(math.exp(self.value), math.exp(self.value) * self.slope)

    def __lt__(self, other):
        return self.value < Dual.lift(other).value

    def __gt__(self, other):
        return self.value > Dual.lift(other).value
