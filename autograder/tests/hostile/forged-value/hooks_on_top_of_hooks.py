# title: only the uppermost hooks are told what is saved, so hooks of one's own hide it from those below
# unit: 07_no_grad
# loses: head-loss
# in: answer head-loss
def head_loss(body, head, x, loss_of):
    with torch.autograd.graph.saved_tensors_hooks(lambda t: t, lambda t: t):
        features = body(x)  # recorded, every step of it
    return loss_of(head(features.detach()))
