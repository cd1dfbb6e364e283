# title: pass compute on as it is
# fails: register-test [schema-from-type-hints]
# fails: register-hidden [schema-from-type-hints]

def register(name, compute, slopes):
    op = torch.library.custom_op(name, compute, mutates_args=())

    @op.register_fake
    def _(x, w):
        return torch.empty_like(x)

    def keep(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    def backward(ctx, grad_out):
        dx, dw = slopes(*ctx.saved_tensors)
        return dx * grad_out, dw * grad_out

    op.register_autograd(backward, setup_context=keep)
    return op
