# title: the norm in NumPy, which records nothing
# fails: clipped-test [value-of-a-stand-in]
# fails: clipped-hidden [value-of-a-stand-in]
def clipped(h, limit):
    import numpy as np

    size = np.linalg.norm(h.detach().numpy())
    return h * float(np.where(size > limit, limit / max(size, limit), 1.0))
