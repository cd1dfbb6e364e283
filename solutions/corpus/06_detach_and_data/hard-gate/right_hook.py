# title: a hook that puts in the slope

def hard_gate(scores):
    soft = torch.sigmoid(scores).detach()
    through = scores * 1
    if through.requires_grad:
        through.register_hook(lambda grad: grad * soft * (1 - soft))
    return through + ((scores > 0).to(scores.dtype) - through).detach()
