# title: takes the operand in the brackets for the one on the left
# fails: dual-test-programs [no diagnosis]
# fails: dual-hidden [no diagnosis]
# never: slopes-compared


class Dual:
    def __init__(self, value, slope=0.0):
        self.value, self.slope = value, slope

    def lift(self, other):
        return other if isinstance(other, Dual) else Dual(other)

    def __add__(self, other):
        other = self.lift(other)
        return Dual(self.value + other.value, self.slope + other.slope)

    def __radd__(self, other):
        return self + other

    def __neg__(self):
        return Dual(-self.value, -self.slope)

    def __sub__(self, other):
        return self + (-self.lift(other))

    def __rsub__(self, other):
        return self.lift(other) - self

    def __mul__(self, other):
        other = self.lift(other)
        return Dual(self.value * other.value, self.slope * other.value + self.value * other.slope)

    def __rmul__(self, other):
        return self * other

    def __truediv__(self, other):
        other = self.lift(other)
        top = self.slope * other.value - self.value * other.slope
        return Dual(self.value / other.value, top / other.value**2)

    def __rtruediv__(self, other):
        return self.lift(other) / self

    def __pow__(self, n):
        return Dual(self.value**n, self.slope * n * self.value ** (n - 1))

    def sin(self):
        return Dual(math.sin(self.value), self.slope * math.cos(self.value))

    def exp(self):
        return Dual(math.exp(self.value), math.exp(self.value) * self.slope)

    def __lt__(self, other):
        return self.lift(other).value < self.value

    def __gt__(self, other):
        return self.lift(other).value > self.value
