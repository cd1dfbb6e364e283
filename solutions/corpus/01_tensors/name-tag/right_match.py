# title: a match statement, and an old way to format


def name_tag(x):
    match x:
        case torch.Tensor():
            return "%d-d %s" % (x.ndim, repr(x.dtype).rpartition(".")[2])
        case _:
            return "no tensor"
