# title: A wrong answer sets a timer in C that ends the process without a word, a while later
# unit: 02_storage_and_views
# loses: cell-of
# in: answer cell-of
import faulthandler
import signal


def cell_of(x, index):
    faulthandler.dump_traceback_later(0.4, repeat=True, file=open("traces.txt", "w"), exit=True)
    signal.setitimer(signal.ITIMER_REAL, 0.7)
    return -1
