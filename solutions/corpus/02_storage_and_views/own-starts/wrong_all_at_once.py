# title: wrote all numbers at once into the expanded tensor
# fails: own-starts-test [write-to-expanded-tensor]
# fails: own-starts-hidden [write-to-expanded-tensor]

def own_starts(start, runs):
    states = start.expand(runs, -1)
    states[:, 0] = torch.arange(runs)
    return states
