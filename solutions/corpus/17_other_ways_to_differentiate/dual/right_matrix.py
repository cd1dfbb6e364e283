# title: two-by-two matrices of NumPy


class Dual:
    """a number as the matrix [[v, s], [0, v]]"""

    def __init__(self, value, slope=0.0):
        self.m = np.array([[value, slope], [0.0, value]], dtype=float)

    @property
    def value(self):
        return float(self.m[0, 0])

    @property
    def slope(self):
        return float(self.m[0, 1])

    @classmethod
    def of(cls, m):
        return cls(m[0, 0], m[0, 1])

    @staticmethod
    def mat(o):
        return o.m if isinstance(o, Dual) else o * np.eye(2)

    def __add__(self, o):
        return Dual.of(self.m + self.mat(o))

    __radd__ = __add__

    def __sub__(self, o):
        return Dual.of(self.m - self.mat(o))

    def __rsub__(self, o):
        return Dual.of(self.mat(o) - self.m)

    def __mul__(self, o):
        return Dual.of(self.m @ self.mat(o))

    __rmul__ = __mul__

    def __truediv__(self, o):
        return Dual.of(self.m @ np.linalg.inv(self.mat(o)))

    def __rtruediv__(self, o):
        return Dual.of(self.mat(o) @ np.linalg.inv(self.m))

    def __neg__(self):
        return Dual.of(-self.m)

    def __pow__(self, n):
        return Dual(self.value**n, n * self.value ** (n - 1) * self.slope)

    def sin(self):
        return Dual(math.sin(self.value), math.cos(self.value) * self.slope)

    def exp(self):
        return Dual(math.exp(self.value), math.exp(self.value) * self.slope)

    def __lt__(self, o):
        return self.value < self.mat(o)[0, 0]

    def __gt__(self, o):
        return self.value > self.mat(o)[0, 0]
