# title: runs the program, and reads the answers off

letters, made = the_program()
predictions = {"order": letters}
predictions |= {f"{name}.grad": made[name].grad.item() for name in "yx"}
predictions["z.grad"] = bool(made["z"].grad)
