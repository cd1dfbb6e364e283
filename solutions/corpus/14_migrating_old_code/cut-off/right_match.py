# title: match and case


def cut_off(state):
    match state:
        case None:
            return None
        case torch.Tensor():
            return torch.Tensor.detach(state)
        case list():
            return [cut_off(s) for s in state]
        case _:
            return (*map(cut_off, state),)
