# title: forgets the detach, with clamp
# fails: clipped-hidden [item-was-a-constant]
# fails: clipped-test [item-was-a-constant]

def clipped(h, limit):
    return h * (limit / h.norm()).clamp(max=1.0)
