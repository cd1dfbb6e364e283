# title: switches, and returns nothing
# fails: quiet-test [no-block]
# fails: quiet-hidden [no-block]

def no_grad():
    engine.recording = False
