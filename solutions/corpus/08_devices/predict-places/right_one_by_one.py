# title: assigned one by one

predictions = {}
predictions["number"] = "x"
predictions["one element"] = "raises"
predictions["index"] = "x"
predictions["gather"] = "raises"
predictions["index elsewhere"] = "raises"
predictions["zeros"] = "cpu"
predictions["new"] = "x"
predictions["moved"] = "x"
