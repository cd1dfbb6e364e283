# title: indexes with a mask
# fails: clipped-hidden [value-of-a-stand-in]
# fails: clipped-test [value-of-a-stand-in]

def clipped(h, limit):
    rows = h.unsqueeze(0)
    sizes = rows.detach().norm(dim=1)
    result = rows.clone()
    long = sizes > limit
    result[long] = rows[long] * (limit / sizes[long]).unsqueeze(1)
    return result[0]
