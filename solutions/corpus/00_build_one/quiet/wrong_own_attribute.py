# title: switches an attribute of its own
# fails: quiet-test [nothing-switched-off]
# fails: quiet-hidden [nothing-switched-off]

class Quiet:
    def __init__(self):
        self.recording = engine.recording

    def __enter__(self):
        self.recording = False

    def __exit__(self, kind, error, trace):
        self.recording = True


def no_grad():
    return Quiet()
