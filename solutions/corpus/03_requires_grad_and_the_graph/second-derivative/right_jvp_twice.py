# title: goes forward twice, without a backward pass

def second_derivative(f, x):
    ones = torch.ones_like(x)

    def slope(t):
        return torch.func.jvp(f, (t,), (ones,))[1]

    return torch.func.jvp(slope, (x,), (ones,))[1]
