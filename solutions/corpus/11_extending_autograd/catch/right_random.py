# title: random points of both signs


torch.manual_seed(3)


def points(*shape, scale=1.0):
    return (scale * torch.randn(*shape, dtype=torch.float64)).requires_grad_()


evidence = {
    "a": [points(3, 4)],
    "b": [points(5), points(5)],
    "c": [points(4, scale=100.0)],
    "d": "right",
    "e": [points(2, 2)],
    "f": "Right",
    "g": [points(6)],
}
