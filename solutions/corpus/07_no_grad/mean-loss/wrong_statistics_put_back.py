# title: stays in training mode, and puts the state back afterwards
# fails: mean-loss-test [no-grad-is-not-eval]
# fails: mean-loss-hidden [no-grad-is-not-eval]
import copy


def mean_loss(net, batches, loss_of):
    state = copy.deepcopy(net.state_dict())
    try:
        with torch.no_grad():
            losses = [loss_of(net(x), y).item() for x, y in batches]
    finally:
        net.load_state_dict(state)
    return sum(losses) / len(losses)
