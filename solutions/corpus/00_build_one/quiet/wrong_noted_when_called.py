# title: notes what was there when it is called, not when the block begins
# fails: quiet-test [noted-too-early]

class Quiet:
    def __init__(self):
        self.before = engine.recording

    def __enter__(self):
        engine.recording = False

    def __exit__(self, kind, error, trace):
        engine.recording = self.before


def no_grad():
    return Quiet()
