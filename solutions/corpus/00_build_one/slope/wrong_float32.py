# title: computes in float32 tensors
# fails: slope-test [nudged-in-float32]
# fails: slope-hidden [nudged-in-float32]

def slope(f, x):
    x = torch.tensor(x)
    h = 1e-5 * max(1.0, abs(x.item()))
    return ((f((x + h).item()) - f((x - h).item())) / (2 * h))
