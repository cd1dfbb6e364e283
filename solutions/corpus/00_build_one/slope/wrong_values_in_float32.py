# title: both values of f go into one tensor, which is float32
# fails: slope-test [no diagnosis]
# fails: slope-hidden [no diagnosis]

def slope(f, x):
    far = 1e-5 * max(abs(x), 1.0)
    right, left = torch.tensor([f(x + far), f(x - far)])
    return ((right - left) / (2 * far)).item()
