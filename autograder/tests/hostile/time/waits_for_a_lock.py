# title: a deadlock with itself
# unit: 03_requires_grad_and_the_graph
# loses: accumulate-parts
# in: answer accumulate-parts
import threading

lock = threading.Lock()


def accumulate_gradient(w, loss_of, parts):
    with lock, lock:
        pass
