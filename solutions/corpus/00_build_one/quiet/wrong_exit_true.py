# title: __exit__ returns True
# fails: quiet-test [error-swallowed-by-the-block]
# fails: quiet-hidden [error-swallowed-by-the-block]

class no_grad:
    def __enter__(self):
        self.before = engine.recording
        engine.recording = False

    def __exit__(self, kind, error, trace):
        engine.recording = self.before
        return True
