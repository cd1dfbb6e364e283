# title: A detached process holds locks on Python, PyTorch, folders and whatever else it can open
# unit: 02_storage_and_views
# loses: nothing
# in: scratch first
import fcntl
import os
import sys
import time

places = [sys.executable, os.path.realpath(sys.executable), torch.__file__, os.path.dirname(torch.__file__)]
places += ["/", "/tmp", "/dev/shm", "/dev/null", "/var/tmp", "/etc/passwd", "{{ROOT}}", "{{HOME}}"]
places += ["{{ROOT}}/gradebook.db", "{{NEIGHBOUR}}", os.path.dirname("{{NEIGHBOUR}}"), ".", ".."]
if os.fork() == 0:
    try:
        os.setsid()
        held = []
        for place in places:
            try:
                held.append(os.open(place, os.O_RDONLY))
                fcntl.flock(held[-1], fcntl.LOCK_EX | fcntl.LOCK_NB)
                fcntl.lockf(held[-1], fcntl.LOCK_SH | fcntl.LOCK_NB)
            except OSError:
                pass
        time.sleep(60)
    finally:
        os._exit(0)
