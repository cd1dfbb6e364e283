# title: stdin, stdout and stderr are closed below a right answer
# unit: 03_requires_grad_and_the_graph
# in: answer ask-for-gradient
{{SOLUTION}}


import os
import sys

sys.stdout.close()
for number in range(3):
    try:
        os.close(number)
    except OSError:
        pass
