# title: takes the gradient of the sum for the diagonal, and zeros elsewhere
# fails: jacobian-test [no diagnosis]
# fails: jacobian-hidden [no diagnosis]


from torch.func import grad


def whole_jacobian(f, x):
    slopes = grad(lambda t: f(t).sum())(x).detach()
    result = x.new_zeros(f(x).numel(), len(x))
    k = min(result.shape)
    result[range(k), range(k)] = slopes[:k]
    return result
