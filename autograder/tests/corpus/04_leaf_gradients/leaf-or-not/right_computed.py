# title: looked every tensor up by running the program

ran = the_program()
predictions = {name: (t.grad_fn is None, t.grad_fn is None and t.requires_grad) for name, t in ran.items()}
predictions["w.grad"] = ran["w"].grad.tolist()
