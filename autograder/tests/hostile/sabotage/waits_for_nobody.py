# title: an answer cell ignores the end of children, as one does against zombies, and has left a thread
# unit: 04_leaf_gradients
# status: graded
# loses: nothing
# in: answer leaf-or-not
import signal
import threading

signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # no zombies, please
threading.Thread(target=threading.Event().wait, daemon=True).start()

{{SOLUTION}}
