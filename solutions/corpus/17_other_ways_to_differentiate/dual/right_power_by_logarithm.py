# title: powers by exp and log, for only positive numbers are raised


class Dual:
    def __init__(self, value, slope=0.0):
        self.value, self.slope = value, slope

    def __add__(self, other):
        other = lifted(other)
        return Dual(self.value + other.value, self.slope + other.slope)

    def __sub__(self, other):
        other = lifted(other)
        return Dual(self.value - other.value, self.slope - other.slope)

    def __mul__(self, other):
        other = lifted(other)
        return Dual(self.value * other.value, self.slope * other.value + self.value * other.slope)

    def __truediv__(self, other):
        return self * lifted(other) ** -1

    def __pow__(self, n):
        grown = math.exp(n * math.log(self.value))
        return Dual(grown, n * grown / self.value * self.slope)

    def __radd__(self, other):
        return lifted(other) + self

    def __rsub__(self, other):
        return lifted(other) - self

    def __rmul__(self, other):
        return lifted(other) * self

    def __rtruediv__(self, other):
        return lifted(other) / self

    def __neg__(self):
        return Dual(-self.value, -self.slope)

    def sin(self):
        return Dual(math.sin(self.value), math.cos(self.value) * self.slope)

    def exp(self):
        grown = math.exp(self.value)
        return Dual(grown, grown * self.slope)

    def __lt__(self, other):
        return self.value < lifted(other).value

    def __gt__(self, other):
        return self.value > lifted(other).value


def lifted(number):
    return number if isinstance(number, Dual) else Dual(number)
