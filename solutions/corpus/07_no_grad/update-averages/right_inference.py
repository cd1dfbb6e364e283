# title: under inference_mode, which changes normal tensors in place


@torch.inference_mode()
def update_averages(averages, params, decay):
    for a, p in zip(averages, params):
        a.lerp_(p, 1 - decay)
