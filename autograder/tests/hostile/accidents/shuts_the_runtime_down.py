# title: a timer ends the kernel after a while, to save hours in the cloud; meanwhile the first answer shows itself off
# unit: 01_tensors
# loses: nothing
# flagged: no
# in: scratch first
import os
import threading

threading.Timer(0.4, os._exit, args=[0]).start()
# in: answer name-tag
import time

{{SOLUTION}}


for _ in range(10):
    time.sleep(0.1)
    print(name_tag(torch.ones(2)))
