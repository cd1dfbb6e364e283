# title: computed in inference mode, copied into the leaves there


@torch.inference_mode()
def update_averages(averages, params, decay):
    for average, param in zip(averages, params):
        average.copy_(average * decay + param * (1 - decay))
