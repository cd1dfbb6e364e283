# title: switches when it is called
# fails: quiet-test [switched-before-the-block]
# fails: quiet-hidden [switched-before-the-block]

class Quiet:
    def __init__(self):
        self.before = engine.recording
        engine.recording = False

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        engine.recording = self.before


def no_grad():
    return Quiet()
