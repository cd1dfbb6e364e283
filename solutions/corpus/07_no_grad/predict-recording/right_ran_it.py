# title: looked everything up by running the program

ran = the_program()
predictions = {name: tensor.requires_grad for name, tensor in ran.items()}
for sign, run in [("+", torch.add), ("*", torch.mul)]:
    try:
        run(ran["h"], ran["w"])
        predictions[f"h {sign} w"] = False
    except RuntimeError:
        predictions[f"h {sign} w"] = True
predictions["w.grad"] = ran["w"].grad.tolist()
