# title: copied after run
# fails: gradients-during-test [looked-after-other-hooks]
# fails: gradients-during-hidden [looked-after-other-hooks]

def gradients_during(run, x):
    seen = []
    with x.register_hook(lambda grad: seen.append(grad)):
        run()
    return [g.clone() for g in seen]
