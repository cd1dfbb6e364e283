# title: tells json what to do with a tensor
import json


def as_json(named):
    return json.dumps(named, default=torch.Tensor.tolist)
