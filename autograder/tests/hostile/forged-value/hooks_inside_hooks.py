# title: The body is recorded; own saved-tensor hooks, pushed on top, hide it from those that count
# unit: 07_no_grad
# loses: head-loss
# in: answer head-loss
def head_loss(body, head, x, loss_of):
    same = lambda tensor: tensor
    with torch.enable_grad(), torch.autograd.graph.saved_tensors_hooks(same, same):
        features = body(x)
    return loss_of(head(features.detach()))
