# title: A child that left the session holds all inherited descriptors, so nobody ever sees their end
# unit: 09_item_and_tolist
# in: scratch last
import os
import signal
import time

if os.fork() == 0:
    os.setsid()
    for _number in range(1, 65):
        try:
            signal.signal(_number, signal.SIG_IGN)
        except (OSError, ValueError):
            pass
    if os.fork() == 0:
        time.sleep(3600)
    time.sleep(3600)
