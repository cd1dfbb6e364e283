# title: goes through NumPy, which reads the memory of the CPU only
# fails: write-json-test [tolist-needs-no-numpy]
# fails: write-json-hidden [tolist-needs-no-numpy]

import json


def as_json(named):
    def lists(t):
        if t.dtype in (torch.bfloat16, torch.float16):
            t = t.float()
        return t.detach().numpy().tolist()

    return json.dumps({name: lists(t) for name, t in named.items()})
