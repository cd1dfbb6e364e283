# title: A wrong answer lowers the limits of its process: no files, no bytes, no core, the lowest priority
# unit: 02_storage_and_views
# loses: cell-of
# in: answer cell-of
import os
import resource
import signal


def cell_of(x, index):
    signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
    for limit in (resource.RLIMIT_FSIZE, resource.RLIMIT_NOFILE, resource.RLIMIT_NPROC, resource.RLIMIT_CORE):
        resource.setrlimit(limit, (0, 0))
    os.nice(19)
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    os.umask(0o777)
    return -1
