# title: hooks for saved tensors

def checkpointed(block, x):
    state, places, again = torch.get_rng_state(), [], []

    def pack(t):
        places.append(None)
        return len(places) - 1

    def unpack(place):
        if not again:
            now = torch.get_rng_state()
            torch.set_rng_state(state)
            with torch.enable_grad():
                hooks = torch.autograd.graph.saved_tensors_hooks(
                    lambda t: again.append(t.detach()), lambda nothing: nothing
                )
                with hooks:
                    block(x.detach().requires_grad_())
            torch.set_rng_state(now)
        return again[place]

    with torch.autograd.graph.saved_tensors_hooks(pack, unpack):
        return block(x)
