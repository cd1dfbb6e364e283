# title: runs the block again for each saved tensor
# fails: checkpointed-hidden [run-too-often]
# fails: checkpointed-test [run-too-often]

def checkpointed(block, x):
    state, places = torch.get_rng_state(), []

    def pack(t):
        places.append(None)
        return len(places) - 1

    def unpack(place):
        again, now = [], torch.get_rng_state()
        torch.set_rng_state(state)
        with torch.enable_grad():
            with torch.autograd.graph.saved_tensors_hooks(again.append, lambda t: t):
                block(x.detach().requires_grad_())
        torch.set_rng_state(now)
        return again[place]

    with torch.autograd.graph.saved_tensors_hooks(pack, unpack):
        return block(x)
