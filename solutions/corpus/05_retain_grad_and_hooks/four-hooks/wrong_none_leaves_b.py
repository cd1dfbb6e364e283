# title: believes that b keeps its gradient where the hook returns None
# fails: four-hooks-hidden [edited-tensor-goes-on]
# never: edit-reaches-others

predictions = {
    "clamp": ([4.0, -2.0], [1.0, -1.0]),
    "negative_to_zero": ([4.0, 0.0], [4.0, 0.0]),
    "double_and_one_more": ([4.0, -2.0], [9.0, -3.0]),
    "halve_detached": ([2.0, -1.0], [4.0, -2.0]),
}


def mended(grad):
    return grad.clamp(min=0)
