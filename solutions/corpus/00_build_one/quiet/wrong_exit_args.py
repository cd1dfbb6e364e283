# title: __exit__ takes no arguments
# fails: quiet-test [exit-is-told-three-things]
# fails: quiet-hidden [exit-is-told-three-things]

class no_grad:
    def __enter__(self):
        self.old = engine.recording
        engine.recording = False

    def __exit__(self):
        engine.recording = self.old
