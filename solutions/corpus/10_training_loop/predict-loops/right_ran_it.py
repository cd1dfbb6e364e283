# title: measured by running the loops


def measured(letter):
    torch.manual_seed(1)
    net = Listed() if letter == "d" else TwoLayers()
    opt = torch.optim.SGD(net.parameters(), lr=0.1)
    if letter == "g":
        net.last = nn.Linear(4, 2)
    last = net.rest[0] if letter == "d" else net.last
    parts = [net.first.weight, net.first.bias, last.weight, last.bias]
    old = [p.detach().clone() for p in parts]
    try:
        globals()[f"loop_{letter}"](net, opt, torch.randn(6, 3), torch.tensor([0, 1, 0, 1, 1, 0]))
    except RuntimeError:
        return "raises"
    same = [torch.equal(a, b) for a, b in zip(old, parts)]
    return "none" if all(same) else "some" if any(same) else "all"


moves = {letter: measured(letter) for letter in "abcdefgh"}
