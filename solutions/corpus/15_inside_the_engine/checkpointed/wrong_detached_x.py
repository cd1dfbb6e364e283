# title: hooks; the first run is also on a detached x
# fails: checkpointed-test [no diagnosis]
# fails: checkpointed-hidden [no diagnosis]
import itertools


def checkpointed(block, x):
    state, shelf = torch.get_rng_state(), {}
    inner = x.detach().requires_grad_()

    def collect():
        numbers, now = itertools.count(), torch.get_rng_state()
        torch.set_rng_state(state)
        with torch.enable_grad(), torch.autograd.graph.saved_tensors_hooks(
            lambda t: shelf.__setitem__(next(numbers), t.detach()), lambda n: n
        ):
            block(inner)
        torch.set_rng_state(now)

    def unpack(number):
        if not shelf:
            collect()
        return shelf[number]

    first = itertools.count()
    with torch.autograd.graph.saved_tensors_hooks(lambda t: next(first), unpack):
        return block(inner)
