# title: a power is a repeated product, then no rule is needed
# fails: dual-test [power-that-is-a-itself]
# fails: dual-hidden [power-that-is-a-itself]
class Dual:
    def __init__(self, value, slope=0):
        self.value = value
        self.slope = slope

    def __add__(self, b):
        if not isinstance(b, Dual):
            b = Dual(b)
        return Dual(self.value + b.value, self.slope + b.slope)

    def __radd__(self, b):
        return self + b

    def __neg__(self):
        return Dual(-self.value, -self.slope)

    def __sub__(self, b):
        return self + (-b)

    def __rsub__(self, b):
        return -self + b

    def __mul__(self, b):
        if not isinstance(b, Dual):
            b = Dual(b)
        return Dual(self.value * b.value, self.slope * b.value + self.value * b.slope)

    def __rmul__(self, b):
        return self * b

    def __truediv__(self, b):
        if not isinstance(b, Dual):
            b = Dual(b)
        return Dual(self.value / b.value, (self.slope * b.value - self.value * b.slope) / b.value**2)

    def __rtruediv__(self, b):
        return Dual(b) / self

    def __pow__(self, n):
        result = self
        for _ in range(n - 1):
            result = result * self
        return result

    def sin(self):
        return Dual(math.sin(self.value), math.cos(self.value) * self.slope)

    def exp(self):
        return Dual(math.exp(self.value), math.exp(self.value) * self.slope)

    def __lt__(self, b):
        return self.value < (b.value if isinstance(b, Dual) else b)

    def __gt__(self, b):
        return self.value > (b.value if isinstance(b, Dual) else b)
