# title: cells and calls stay below their limits, and are far above that of a submission together
# unit: 04_leaf_gradients
# status: timed out
# in: scratch first
import time


def slowly(function):
    time.sleep(3.6)
    asked = []

    def call(*arguments):
        asked.append(1)
        if len(asked) == 1:
            time.sleep(3.6)
        return function(*arguments)

    return call
# in: answer leaf-or-not
{{SOLUTION}}
time.sleep(3.6)
# in: answer initial-weights
{{SOLUTION}}


initial_weights = slowly(initial_weights)
# in: answer middle-gradient
{{SOLUTION}}


middle_gradient = slowly(middle_gradient)
# in: answer train
{{SOLUTION}}


train = slowly(train)
# in: answer clear-gradients
{{SOLUTION}}


clear_gradients = slowly(clear_gradients)
# in: answer freeze
{{SOLUTION}}


freeze = slowly(freeze)
# in: answer hand-sgd
{{SOLUTION}}


HandSGD = slowly(HandSGD)
