# title: limits of the process are lowered in a call, as low as they go
# unit: 08_devices
# loses: pick-scores
# in: answer pick-scores
import os
import resource


def pick_scores(*args, **kwargs):
    for what in ("NOFILE", "NPROC", "FSIZE", "STACK", "AS", "CPU", "CORE"):
        resource.setrlimit(getattr(resource, f"RLIMIT_{what}"), (1, 1))
    os.nice(19)
    os.umask(0o777)
