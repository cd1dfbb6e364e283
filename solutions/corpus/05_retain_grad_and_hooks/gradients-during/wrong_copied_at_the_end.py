# title: copied after run
# fails: gradients-during-test [kept-without-a-copy]
# fails: gradients-during-hidden [kept-without-a-copy]

def gradients_during(run, x):
    seen = []
    with x.register_hook(lambda grad: seen.append(grad)):
        run()
    return [g.clone() for g in seen]
