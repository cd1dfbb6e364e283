# title: answers that copy, pickle, trace and compile in the call
# unit: 01_tensors
# flagged: no
# in: answer centred-scores
import copy
import pickle

from torch.fx.experimental.proxy_tensor import make_fx


def scores(samples, weights):
    return (samples - samples.mean(dim=0)) @ weights


def centred_scores(samples, weights):
    samples = pickle.loads(pickle.dumps(copy.deepcopy(samples)))
    weights = torch.nn.Parameter(copy.deepcopy(weights)).data
    return make_fx(scores)(samples, weights)(samples, weights)
# in: answer append-ones
class Append(torch.nn.Module):
    def forward(self, x):
        return torch.cat((x, x.new_ones(x.shape[0], 1)), dim=1)


def append_ones(x):
    return torch.fx.symbolic_trace(Append())(x)
