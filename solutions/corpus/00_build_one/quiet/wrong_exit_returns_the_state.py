# title: __exit__ returns what it has put back
# fails: quiet-test [error-swallowed-by-the-block]
# fails: quiet-hidden [error-swallowed-by-the-block]

class no_grad:
    def __enter__(self):
        self.before = engine.recording
        engine.recording = False
        return engine.recording

    def __exit__(self, kind, error, trace):
        engine.recording = self.before
        return engine.recording
