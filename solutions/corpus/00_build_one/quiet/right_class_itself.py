# title: no_grad is the class

class no_grad:
    def __enter__(self):
        self.stack = [*getattr(self, "stack", []), engine.recording]
        engine.recording = False
        return self

    def __exit__(self, *what):
        engine.recording = self.stack.pop()
        return False
