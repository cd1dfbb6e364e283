# title: the inputs lie beside the operator, in one place for all calls
# fails: register-test [no diagnosis]
# fails: register-hidden [no diagnosis]
def register(name, compute, slopes):
    shelf = {}

    @torch.library.custom_op(name, mutates_args=())
    def mixed(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return compute(x, w).clone()

    def setup(ctx, inputs, output):
        shelf["x"], shelf["w"] = (t.detach() for t in inputs)

    def backward(ctx, grad_out):
        for_x, for_w = slopes(shelf["x"], shelf["w"])
        return grad_out * for_x, grad_out * for_w

    @mixed.register_fake
    def _(x, w):
        return torch.empty_like(x)

    mixed.register_autograd(backward, setup_context=setup)
    return mixed
