# title: the layers in the order of a product of matrices
# fails: as-module-test [second-matrix-first]
# fails: as-module-hidden [second-matrix-first]
# never: weight-lies-across
def as_module(w1, w2):
    """Return a trainable module that computes (x @ w1).clamp(min=0) @ w2.

    Args:
        w1: tensor of shape (inputs, hidden).
        w2: tensor of shape (hidden, outputs), of the same element type.
    """
    layers = []
    for matrix in (w2, w1):
        layer = nn.Linear(*matrix.shape, bias=False, dtype=matrix.dtype)
        layer.weight = nn.Parameter(matrix.detach().T.clone())
        layers.append(layer)
    return nn.Sequential(layers[0], nn.ReLU(), layers[1])
