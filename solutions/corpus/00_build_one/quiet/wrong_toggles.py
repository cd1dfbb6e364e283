# title: turns the switch over, twice
# fails: quiet-test [switch-turned-over]
# fails: quiet-hidden [switch-turned-over]

class no_grad:
    def __enter__(self):
        engine.recording = not engine.recording

    def __exit__(self, kind, error, trace):
        engine.recording = not engine.recording
