# title: lets += write into the tensor that came in, though the doubled one is new
# fails: four-hooks-hidden [own-copy-may-be-edited]

predictions = {
    "clamp": ([4.0, -2.0], [1.0, -1.0]),
    "negative_to_zero": ([4.0, 0.0], [4.0, 0.0]),
    "double_and_one_more": ([5.0, -1.0], [9.0, -3.0]),
    "halve_detached": ([2.0, -1.0], [2.0, -1.0]),
}


def mended(grad):
    return grad.clamp(min=0)
