# title: a thread goes on counting, the collector is off, calls are traced
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch first
import gc
import sys
import threading
import time


def count():
    while True:
        time.sleep(0.01)


threading.Thread(target=count, daemon=True).start()
gc.disable()
sys.settrace(lambda *a: None)
