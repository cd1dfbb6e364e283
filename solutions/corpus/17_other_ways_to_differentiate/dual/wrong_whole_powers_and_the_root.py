# title: powers are products, but for the root
# fails: dual-test [no diagnosis]
# fails: dual-hidden [no diagnosis]


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
        if n == 0.5:
            root = math.sqrt(self.value)
            return Dual(root, self.slope / (2 * root))
        result = Dual(1)
        for _ in range(abs(int(n))):
            result = result * self
        return result if n >= 0 else 1 / result

    def sin(self):
        return Dual(math.sin(self.value), math.cos(self.value) * self.slope)

    def exp(self):
        return Dual(math.exp(self.value), math.exp(self.value) * self.slope)

    def __lt__(self, other):
        return self.value < Dual.of(other).value

    def __gt__(self, other):
        return self.value > Dual.of(other).value
