# title: nothing is registered for backward
# fails: register-test [no-backward-registered]
# fails: register-hidden [no-backward-registered]


def register(name, compute, slopes):
    @torch.library.custom_op(name, mutates_args=())
    def op(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return compute(x, w)

    op.register_fake(lambda x, w: torch.empty_like(x))
    return op
