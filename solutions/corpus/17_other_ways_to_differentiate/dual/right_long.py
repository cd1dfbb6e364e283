# title: every rule written out


class Dual:
    def __init__(self, value, slope=0):
        self.value, self.slope = value, slope

    def __add__(self, o):
        if isinstance(o, Dual):
            return Dual(self.value + o.value, self.slope + o.slope)
        return Dual(self.value + o, self.slope)

    __radd__ = __add__

    def __sub__(self, o):
        if isinstance(o, Dual):
            return Dual(self.value - o.value, self.slope - o.slope)
        return Dual(self.value - o, self.slope)

    def __rsub__(self, o):
        return Dual(o - self.value, -self.slope)

    def __mul__(self, o):
        if isinstance(o, Dual):
            return Dual(self.value * o.value, self.slope * o.value + self.value * o.slope)
        return Dual(self.value * o, self.slope * o)

    __rmul__ = __mul__

    def __truediv__(self, o):
        if isinstance(o, Dual):
            top = self.slope * o.value - self.value * o.slope
            return Dual(self.value / o.value, top / o.value**2)
        return Dual(self.value / o, self.slope / o)

    def __rtruediv__(self, o):
        return Dual(o / self.value, -o * self.slope / self.value**2)

    def __neg__(self):
        return Dual(-self.value, -self.slope)

    def __pow__(self, n):
        return Dual(self.value**n, n * self.value ** (n - 1) * self.slope)

    def sin(self):
        return Dual(math.sin(self.value), math.cos(self.value) * self.slope)

    def exp(self):
        return Dual(math.exp(self.value), math.exp(self.value) * self.slope)

    def __lt__(self, o):
        return self.value < (o.value if isinstance(o, Dual) else o)

    def __gt__(self, o):
        return self.value > (o.value if isinstance(o, Dual) else o)
