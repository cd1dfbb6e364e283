# title: a class with one loss for the whole sequence
# fails: train-in-parts-test [earlier-losses-go-on]
# fails: train-in-parts-test-state [earlier-losses-go-on]
# fails: train-in-parts-hidden [earlier-losses-go-on]
# never: freed-graph


class PartTrainer:
    def __init__(self, step, state):
        self.step = step
        self.state = state
        self.loss = 0.0
        self.count = 0

    def read(self, x, goal):
        self.state = self.step(self.state, x)
        self.loss = self.loss + (self.state - goal) ** 2
        self.count += 1

    def finish_part(self):
        if self.count > 0:
            self.loss.backward()
            self.state = self.state.detach()
            self.count = 0


def gradients_in_parts(step, h, inputs, goals, k):
    trainer = PartTrainer(step, h)
    for x, goal in zip(inputs, goals):
        trainer.read(x, goal)
        if trainer.count == k:
            trainer.finish_part()
    trainer.finish_part()
    return trainer.state.detach()
