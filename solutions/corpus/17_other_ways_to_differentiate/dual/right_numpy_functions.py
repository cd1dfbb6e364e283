# title: sine and exponential from NumPy, so that values become its float64


class Dual:
    """A number and its slope: forward-mode differentiation in one class."""

    def __init__(self, value, slope=0.0):
        self.value = value
        self.slope = slope

    def parts(self, other):
        return (other.value, other.slope) if isinstance(other, Dual) else (other, 0.0)

    def __add__(self, other):
        value, slope = self.parts(other)
        return Dual(self.value + value, self.slope + slope)

    def __mul__(self, other):
        value, slope = self.parts(other)
        return Dual(self.value * value, self.slope * value + self.value * slope)

    def __pow__(self, n):
        return Dual(np.power(self.value, float(n)), n * np.power(float(self.value), n - 1.0) * self.slope)

    def __neg__(self):
        return -1 * self

    def __sub__(self, other):
        return self + -1 * other

    def __truediv__(self, other):
        value, slope = self.parts(other)
        return Dual(self.value / value, (self.slope * value - self.value * slope) / value**2)

    def __rsub__(self, other):
        return -self + other

    def __rtruediv__(self, other):
        return Dual(other) / self

    __radd__, __rmul__ = __add__, __mul__

    def sin(self):
        return Dual(np.sin(self.value), np.cos(self.value) * self.slope)

    def exp(self):
        return Dual(np.exp(self.value), np.exp(self.value) * self.slope)

    def __lt__(self, other):
        return self.value < self.parts(other)[0]

    def __gt__(self, other):
        return self.value > self.parts(other)[0]
