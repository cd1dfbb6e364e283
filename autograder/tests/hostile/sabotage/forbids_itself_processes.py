# title: an answer cell forbids new processes, for fear of a fork bomb, and has left a thread
# unit: 03_requires_grad_and_the_graph
# status: graded
# loses: ask-for-gradient
# in: answer ask-for-gradient
import resource
import threading

threading.Thread(target=threading.Event().wait, daemon=True).start()  # keeps the session awake
resource.setrlimit(resource.RLIMIT_NPROC, (0, 0))  # I once froze the laptop with a fork bomb


{{SOLUTION}}
