# title: forward along v, and once more forward along v
# fails: hessian-times-test [no diagnosis]
# fails: hessian-times-hidden [no diagnosis]


def hessian_times(f, x, v):
    def along(t):
        return torch.func.jvp(f, (t,), (v,))[1]

    return torch.func.jvp(along, (x,), (v,))[1].expand(x.shape).clone()
