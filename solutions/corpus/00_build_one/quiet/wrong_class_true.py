# title: a class that switches on at the end
# fails: quiet-test [switch-forced-on]
# fails: quiet-hidden [switch-forced-on]

class no_grad:
    def __enter__(self):
        engine.recording = False

    def __exit__(self, kind, error, trace):
        engine.recording = True
