# title: all vectors in one batched call
def weighted_gradients(f, x, vectors):
    x = x.clone().requires_grad_()
    return torch.autograd.grad(f(x), x, grad_outputs=vectors, is_grads_batched=True)[0]
