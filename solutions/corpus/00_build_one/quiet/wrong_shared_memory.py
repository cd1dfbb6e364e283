# title: one place for all blocks to remember
# fails: quiet-test [one-memory-for-all-blocks]
# fails: quiet-hidden [one-memory-for-all-blocks]

class Quiet:
    before = True

    def __enter__(self):
        Quiet.before = engine.recording
        engine.recording = False

    def __exit__(self, kind, error, trace):
        engine.recording = Quiet.before


def no_grad():
    return Quiet()
