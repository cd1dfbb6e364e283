# title: flattening an expanded tensor needs real memory, so flatten and shape it again
# fails: own-starts-test [copied-only-if-needed]
# fails: own-starts-hidden [copied-only-if-needed]

def own_starts(start, runs):
    flat = torch.broadcast_to(start, (runs, len(start))).flatten()
    table = flat.view(runs, len(start))
    table[:, 0] = torch.arange(runs)
    return table
