# title: a progress bar, a log and a default argument keep the stream of an earlier cell
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch first
import functools
import sys

out = sys.stdout
say = functools.partial(print, file=sys.stderr, flush=True)
print("begun")
say("begun")
# in: answer ask-for-gradient
print("defining", sys.stdout.encoding.lower(), sys.stdout.fileno())


def ask_for_gradient(values, log=sys.stdout):
    print("called", sys.stdout.encoding.lower(), file=log)
    print("called", file=out)
    say("called")
    own = values.clone() if values.is_floating_point() else values.float()
    return own.requires_grad_()
