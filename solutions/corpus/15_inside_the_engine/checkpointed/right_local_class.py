# title: a Function that knows its block from outside


def checkpointed(block, x):
    before = torch.get_rng_state()

    class Redo(torch.autograd.Function):
        @staticmethod
        def forward(ctx, t):
            return block(t)

        @staticmethod
        def backward(ctx, grad_out):
            with torch.random.fork_rng(devices=[]), torch.enable_grad():
                torch.random.set_rng_state(before)
                again = x.detach().requires_grad_(True)
                torch.autograd.backward([block(again)], [grad_out])
            return again.grad

    return Redo.apply(x)
