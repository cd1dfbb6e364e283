# title: a call leaves its process one second of computing, and a later question needs more
# unit: 08_devices
# loses: pick-scores
# in: answer pick-scores
import resource


def pick_scores(*args, **kwargs):
    resource.setrlimit(resource.RLIMIT_CPU, (1, 1))
# in: answer parts
import time

{{SOLUTION}}


prompt = gradient_in_parts


def gradient_in_parts(*args):
    until = time.process_time() + 0.15
    while time.process_time() < until:
        pass
    return prompt(*args)
