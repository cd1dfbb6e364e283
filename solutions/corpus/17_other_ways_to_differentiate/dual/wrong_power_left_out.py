# title: has no method for powers
# never: plain-number-operand
# fails: dual-test [operation-not-defined]
# fails: dual-hidden [operation-not-defined]
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

    def __neg__(self):
        return self * -1

    def __sub__(self, other):
        return self + -Dual.of(other)

    def __rsub__(self, other):
        return Dual.of(other) - self

    def __truediv__(self, other):
        other = Dual.of(other)
        slope = (self.slope * other.value - self.value * other.slope) / other.value**2
        return Dual(self.value / other.value, slope)

    def __rtruediv__(self, other):
        return Dual.of(other) / self

    def sin(self):
        return Dual(math.sin(self.value), math.cos(self.value) * self.slope)

    def exp(self):
        return Dual(math.exp(self.value), math.exp(self.value) * self.slope)

    def __lt__(self, other):
        return self.value < Dual.of(other).value

    def __gt__(self, other):
        return self.value > Dual.of(other).value

    __radd__, __rmul__ = __add__, __mul__
