# title: four threads of an own cell train for ever; nobody told them to stop
# unit: 10_training_loop
# loses: nothing
# flagged: no
# run: slow
# in: scratch first
import threading


def train_on(net, x):
    opt = torch.optim.SGD(net.parameters(), lr=0.01)
    while True:
        opt.zero_grad()
        net(x).pow(2).mean().backward()
        opt.step()


for _ in range(4):
    threading.Thread(target=train_on, args=(nn.Linear(8, 8), torch.randn(64, 8)), daemon=True).start()
