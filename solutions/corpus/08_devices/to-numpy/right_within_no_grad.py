# title: inside no_grad() numpy() does not ask whether the tensor requires a gradient


def as_array(result):
    with torch.no_grad():
        return result.cpu().numpy().copy()
