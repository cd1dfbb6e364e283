# title: Frozen parts are run without recording, that is what frozen means
# fails: freeze-part-test [frozen-means-unrecorded]
# fails: freeze-part-hidden [frozen-means-unrecorded]
def freeze_all_but(net, keep, x):
    answer = dict()
    h = x
    for name, part in net.named_children():
        part.requires_grad_(name == keep)
        with torch.set_grad_enabled(name == keep):
            h = part(h)
        answer[name] = h.requires_grad
    return answer
