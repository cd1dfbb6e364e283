# title: copies only on the CPU, and asks for it in the wrong way
# fails: to-numpy-test [array-shares-memory-on-the-cpu]
# fails: to-numpy-hidden [array-shares-memory-on-the-cpu]


def as_array(result):
    array = result.detach().cpu().numpy()
    if result.device == "cpu":
        array = array.copy()
    return array
