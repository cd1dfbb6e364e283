# title: the larger of the gradient and 0
# fails: four-hooks-mended-test [max-of-whole-tensors]
# fails: four-hooks-mended-hidden [max-of-whole-tensors]

predictions = {
    "clamp": ([4.0, -2.0], [1.0, -1.0]),
    "negative_to_zero": ([4.0, 0.0], [4.0, 0.0]),
    "double_and_one_more": ([4.0, -2.0], [9.0, -3.0]),
    "halve_detached": ([2.0, -1.0], [2.0, -1.0]),
}


def mended(grad):
    return max(grad, torch.zeros_like(grad))
