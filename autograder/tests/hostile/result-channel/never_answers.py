# title: the call waits for ever for something that never comes
# unit: 03_requires_grad_and_the_graph
# loses: mend-loss
# run: slow
# in: answer mend-loss
import threading

consistency_loss = lambda net, clean, noisy: threading.Event().wait()
