# title: threads without end
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
import threading
import time


def ask_for_gradient(values):
    for _ in range(5000):
        threading.Thread(target=time.sleep, args=(1000,), daemon=True).start()
    return values
