# title: each call gives tensors a method of the learner's own, and a cell counts calls by a mock
# unit: 04_leaf_gradients
# flagged: no
# in: scratch first
from unittest import mock

with mock.patch.object(torch.Tensor, "detach", autospec=True) as counted:
    torch.ones(2).detach()
print(counted.call_count)
# in: answer initial-weights
def initial_weights(values, scale, inputs):
    torch.Tensor.as_weights = lambda self: (self * scale).requires_grad_()
    torch.Tensor.like = classmethod(lambda cls, v, t: torch.tensor(v, dtype=t.dtype, device=t.device))
    return torch.Tensor.like(values, inputs).as_weights()
