# title: one-hot targets


def class_loss(output, y, kind, reduction):
    hot = F.one_hot(y, output.shape[1]).bool()
    logs = {"scores": lambda t: t.log_softmax(-1), "probabilities": torch.log}.get(
        kind, torch.clone
    )(output)
    each = -logs[hot]
    return each if reduction == "none" else getattr(each, reduction)()
