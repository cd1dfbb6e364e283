# title: Everything is answered; then threads, exit functions and finalizers wait and wait
# unit: 02_storage_and_views
# loses: nothing
# in: scratch first
import atexit
import threading
import time
import weakref


class Slow:
    def __del__(self):
        time.sleep(45)


def wait():
    time.sleep(45)


slow, kept = Slow(), [Slow() for _ in range(3)]
weakref.finalize(slow, wait)
atexit.register(wait)
threading._register_atexit(wait)
threading.Thread(target=threading.main_thread().join, kwargs={"timeout": 45}).start()
threading.Timer(45, print, ["late"]).start()
