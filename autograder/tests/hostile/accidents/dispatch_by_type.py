# title: Answers that are no plain functions: singledispatch, an object with __call__, a match, a partial
# unit: 01_tensors
# loses: nothing
# flagged: no
# in: answer name-tag
class NameTag:
    """Callable, with a memory of how often it was asked."""

    asked = 0

    def __call__(self, x):
        self.asked += 1
        match x:
            case torch.Tensor(dtype=kind):
                return f"{x.dim()}-d {str(kind).split('.')[-1]}"
            case _:
                return "no tensor"


name_tag = NameTag()
# in: answer own-floats
import functools


@functools.singledispatch
def own_floats(numbers):
    return torch.tensor(numbers, dtype=torch.float32)


@own_floats.register
def _(numbers: torch.Tensor):
    return numbers.detach().to(torch.float32, copy=True)
# in: answer centred-scores
import functools


def scores_by(centre, samples, weights):
    return (samples - centre(samples)) @ weights


centred_scores = functools.partial(scores_by, lambda table: table.mean(dim=0))
