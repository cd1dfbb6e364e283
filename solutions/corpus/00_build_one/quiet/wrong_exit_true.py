# title: __exit__ returns True
# fails: quiet-test [TODO]

class no_grad:
    def __enter__(self):
        self.before = engine.recording
        engine.recording = False

    def __exit__(self, kind, error, trace):
        engine.recording = self.before
        return True
