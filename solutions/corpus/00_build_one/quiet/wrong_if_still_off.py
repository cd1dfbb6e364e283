# title: switches back only if the switch is still off
# fails: quiet-hidden [no diagnosis]

class no_grad:
    def __enter__(self):
        self.before, engine.recording = engine.recording, False

    def __exit__(self, *error):
        if engine.recording is False:
            engine.recording = self.before
