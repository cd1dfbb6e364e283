# title: threads that do not end, and one that is waited for at the end
# unit: 03_requires_grad_and_the_graph
# in: answer ask-for-gradient
{{SOLUTION}}


import threading
import time

for daemon in (True, False):
    threading.Thread(target=time.sleep, args=(86_400,), daemon=daemon).start()
