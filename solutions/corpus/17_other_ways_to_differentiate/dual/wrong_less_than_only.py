# title: with __lt__ Python can turn the comparison round, so > is there for nothing
# fails: dual-test-programs [one-comparison-defined]
# fails: dual-hidden [one-comparison-defined]


class Dual:
    def __init__(self, value, slope=0):
        self.value = value
        self.slope = slope

    @staticmethod
    def _as_dual(n):
        return n if isinstance(n, Dual) else Dual(n, 0)

    def __add__(self, n):
        n = self._as_dual(n)
        return Dual(self.value + n.value, self.slope + n.slope)

    def __radd__(self, n):
        return self + n

    def __neg__(self):
        return Dual(-self.value, -self.slope)

    def __sub__(self, n):
        return self + (-self._as_dual(n))

    def __rsub__(self, n):
        return self._as_dual(n) + (-self)

    def __mul__(self, n):
        n = self._as_dual(n)
        return Dual(self.value * n.value, self.slope * n.value + self.value * n.slope)

    def __rmul__(self, n):
        return self * n

    def __pow__(self, n):
        return Dual(self.value**n, n * self.value ** (n - 1) * self.slope)

    def __truediv__(self, n):
        return self * self._as_dual(n) ** -1

    def __rtruediv__(self, n):
        return self._as_dual(n) * self**-1

    def sin(self):
        return Dual(math.sin(self.value), math.cos(self.value) * self.slope)

    def exp(self):
        return Dual(math.exp(self.value), math.exp(self.value) * self.slope)

    def __lt__(self, n):
        return self.value < self._as_dual(n).value
