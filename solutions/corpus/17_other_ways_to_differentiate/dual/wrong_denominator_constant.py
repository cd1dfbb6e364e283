# title: divides the slopes as if the denominator were a constant
# fails: dual-test [no diagnosis]
# fails: dual-test-programs [no diagnosis]
# fails: dual-hidden [no diagnosis]
class Dual:
    def __init__(self, value, slope=0):
        self.value, self.slope = value, slope
    def _two(self, o): return o if isinstance(o, Dual) else Dual(o)
    def __add__(self, o):
        o = self._two(o); return Dual(self.value + o.value, self.slope + o.slope)
    __radd__ = __add__
    def __neg__(self): return Dual(-self.value, -self.slope)
    def __sub__(self, o): return self + (-self._two(o))
    def __rsub__(self, o): return self._two(o) - self
    def __mul__(self, o):
        o = self._two(o); return Dual(self.value * o.value, self.slope * o.value + self.value * o.slope)
    __rmul__ = __mul__
    def __truediv__(self, o):
        o = self._two(o); return Dual(self.value / o.value, self.slope / o.value)
    def __rtruediv__(self, o): return self._two(o) / self
    def __pow__(self, n): return Dual(self.value**n, n * self.value**(n - 1) * self.slope)
    def sin(self): return Dual(math.sin(self.value), math.cos(self.value) * self.slope)
    def exp(self): return Dual(math.exp(self.value), math.exp(self.value) * self.slope)
    def __lt__(self, o): return self.value < self._two(o).value
    def __gt__(self, o): return self.value > self._two(o).value
