# title: takes contiguous() for a copy
# fails: to-numpy-test [array-shares-memory-on-the-cpu]
# fails: to-numpy-hidden [array-shares-memory-on-the-cpu]
# never: copied-by-the-flag


def as_array(result):
    return result.detach().cpu().contiguous().numpy()
