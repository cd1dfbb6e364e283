# title: turns the matrices first, so that they lie as the weights do
# fails: as-module-test [changed-the-callers-tensor]
# fails: as-module-hidden [changed-the-callers-tensor]
# never: memory-still-shared


def as_module(w1, w2):
    first = nn.Linear(*w1.shape, bias=False, dtype=w1.dtype)
    last = nn.Linear(*w2.shape, bias=False, dtype=w2.dtype)
    with torch.no_grad():
        first.weight.copy_(w1.t_())
        last.weight.copy_(w2.t_())
    return nn.Sequential(first, nn.ReLU(), last)
