# title: switches, and returns nothing
# fails: quiet-test [TODO]

def no_grad():
    engine.recording = False
