# title: goes through NumPy, which reads the memory of the CPU only
# fails: write-json-test [numpy-needs-the-cpu]
# fails: write-json-hidden [numpy-needs-the-cpu]

import json


def as_json(named):
    def lists(t):
        if t.dtype in (torch.bfloat16, torch.float16):
            t = t.float()
        return t.detach().numpy().tolist()

    return json.dumps({name: lists(t) for name, t in named.items()})
