# title: processes with a name that is no text and looks like the fields after it
# unit: 03_requires_grad_and_the_graph
# in: scratch first
import ctypes
import os
import time

libc = ctypes.CDLL(None)
if os.fork() == 0:
    os.setsid()
    libc.prctl(15, b"\xff) Z 1 1 1", 0, 0, 0)
    time.sleep(60)
    os._exit(0)
libc.prctl(15, b"\xff\xfe", 0, 0, 0)
