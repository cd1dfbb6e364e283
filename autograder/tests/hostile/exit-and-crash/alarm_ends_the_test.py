# title: A timer raises SystemExit(0) a moment after the wrong answer has returned
# unit: 07_no_grad
# loses: call
# in: answer call
import signal


def _leave(number, frame):
    raise SystemExit(0)


def call(function, recording):
    signal.signal(signal.SIGALRM, _leave)
    signal.setitimer(signal.ITIMER_REAL, 0.002)
    return "no answer"
