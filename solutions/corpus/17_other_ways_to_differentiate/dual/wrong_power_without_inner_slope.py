# title: the rule for a power as one learns it at school: n times x to the n minus 1
# fails: dual-test [inner-slope-forgotten]
# fails: dual-test-programs [inner-slope-forgotten]
# fails: dual-hidden [inner-slope-forgotten]


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
        return Dual(self.value**n, n * self.value ** (n - 1))

    def __truediv__(self, other):
        return self * Dual.lift(other) ** -1

    def __rtruediv__(self, other):
        return Dual.lift(other) / self

    def sin(self):
        return Dual(math.sin(self.value), self.slope * math.cos(self.value))

    def exp(self):
        return Dual(math.exp(self.value), math.exp(self.value) * self.slope)

    def __lt__(self, other):
        return self.value < Dual.lift(other).value

    def __gt__(self, other):
        return self.value > Dual.lift(other).value
