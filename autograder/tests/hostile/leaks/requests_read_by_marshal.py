# title: the function that unpacks the code of a test is replaced by one that keeps it
# unit: 03_requires_grad_and_the_graph
# loses: freeze-part
# never: bent_unseen
# in: answer second-derivative
{{SOLUTION}}


import marshal

loads, codes = marshal.loads, []


def keep(data):
    code = loads(data)
    codes.append(f"{code.co_name} {code.co_names} {code.co_consts}")
    return code


marshal.loads = keep
# in: answer freeze-part
def freeze_all_but(net, keep, x):
    raise ValueError(" ".join(codes)[-1500:])
