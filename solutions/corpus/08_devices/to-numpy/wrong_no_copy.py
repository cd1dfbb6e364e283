# title: shares its memory, on the CPU
# fails: to-numpy-test [array-shares-memory-on-the-cpu]
# fails: to-numpy-hidden [array-shares-memory-on-the-cpu]


def as_array(result):
    return result.detach().cpu().numpy()
