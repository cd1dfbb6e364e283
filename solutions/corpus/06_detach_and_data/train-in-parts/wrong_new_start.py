# title: each part from the first state
# fails: train-in-parts-test [state-thrown-away]
# fails: train-in-parts-test-state [state-thrown-away]
# fails: train-in-parts-hidden [state-thrown-away]

def gradients_in_parts(step, h, inputs, goals, k):
    for begin in range(0, len(inputs), k):
        state, loss = h, 0.0
        for x, goal in zip(inputs[begin : begin + k], goals[begin : begin + k]):
            state = step(state, x)
            loss = loss + (state - goal) ** 2
        loss.backward()
    return state.detach()
