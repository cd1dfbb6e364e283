# title: inference mode and the functions for lists of tensors


def update_averages(averages, params, decay):
    with torch.inference_mode():
        torch._foreach_mul_(averages, decay)
        torch._foreach_add_(averages, params, alpha=1 - decay)
