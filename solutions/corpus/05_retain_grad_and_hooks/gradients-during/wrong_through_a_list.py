# title: copies through a list, which forgets the element type
# fails: gradients-during-hidden [no diagnosis]
def gradients_during(run, x):
    arrived = []
    with x.register_hook(lambda gradient: arrived.append(torch.tensor(gradient.tolist()))):
        run()
    return arrived
