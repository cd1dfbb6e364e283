# title: never switches back
# fails: quiet-test [TODO]

class no_grad:
    def __enter__(self):
        engine.recording = False

    def __exit__(self, kind, error, trace):
        pass
