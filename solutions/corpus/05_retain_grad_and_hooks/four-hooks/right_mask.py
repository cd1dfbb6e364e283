# title: multiplied by a mask, and whole numbers in the predictions

predictions = {
    "clamp": ([4, -2], [1, -1]),
    "negative_to_zero": ([4.0, 0.0], [4.0, 0.0]),
    "double_and_one_more": ([4.0, -2.0], [9.0, -3.0]),
    "halve_detached": ([2.0, -1.0], [2.0, -1.0]),
}


def mended(grad):
    return grad * (grad >= 0)
