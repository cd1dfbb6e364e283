# title: Before a logarithm I always put a floor, so that nothing becomes infinite.
# fails: class-loss-test [kept-from-zero]
# fails: class-loss-hidden [kept-from-zero]


def class_loss(output, y, kind, reduction):
    match kind:
        case "scores":
            log_p = torch.log_softmax(output, dim=-1)
        case "log_probabilities":
            log_p = output
        case "probabilities":
            log_p = output.clamp(min=1e-6).log()
    return F.nll_loss(log_p, y, reduction=reduction)
