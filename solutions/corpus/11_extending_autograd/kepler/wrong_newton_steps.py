# title: a class whose apply is Newton's method
# fails: kepler-test [kept-what-can-be-computed]
# fails: kepler-hidden [kept-what-can-be-computed]


class Kepler:
    @staticmethod
    def apply(solve, M, e):
        E = solve(M, e)
        for _ in range(2):
            E = E - (E - e * torch.sin(E) - M) / (1 - e * torch.cos(E))
        return E
