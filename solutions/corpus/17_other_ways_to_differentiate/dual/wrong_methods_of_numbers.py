# title: asks plain numbers for .sin() and .exp()
# never: plain-number-operand
# fails: dual-test [number-has-no-sin]
# fails: dual-test-programs [number-has-no-sin]
# fails: dual-hidden [number-has-no-sin]
class Dual:
    def __init__(self, value, slope=0.0):
        self.value, self.slope = value, slope

    @staticmethod
    def of(number):
        return number if isinstance(number, Dual) else Dual(number)

    def __add__(self, other):
        other = Dual.of(other)
        return Dual(self.value + other.value, self.slope + other.slope)

    def __mul__(self, other):
        other = Dual.of(other)
        return Dual(self.value * other.value, self.value * other.slope + self.slope * other.value)

    def __pow__(self, n):
        return Dual(self.value**n, n * self.value ** (n - 1) * self.slope)

    def __neg__(self):
        return self * -1

    def __sub__(self, other):
        return self + -Dual.of(other)

    def __rsub__(self, other):
        return Dual.of(other) - self

    def __truediv__(self, other):
        return self * Dual.of(other) ** -1

    def __rtruediv__(self, other):
        return Dual.of(other) * self**-1

    def sin(self):
        return Dual(self.value.sin(), self.value.cos() * self.slope)

    def exp(self):
        return Dual(self.value.exp(), self.value.exp() * self.slope)

    def __lt__(self, other):
        return self.value < Dual.of(other).value

    def __gt__(self, other):
        return self.value > Dual.of(other).value

    __radd__, __rmul__ = __add__, __mul__
