# title: A grandchild in a session of its own ignores all signals and keeps every inherited pipe open
# unit: 02_storage_and_views
# loses: nothing
# in: scratch first
import os
import signal
import time

if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        for number in range(1, signal.NSIG):
            try:
                signal.signal(number, signal.SIG_IGN)
            except (OSError, ValueError):
                pass
        os.set_blocking(1, True)
        end = time.monotonic() + 60
        while time.monotonic() < end:
            time.sleep(1)
    os._exit(0)
os.wait()
