# title: scripts in exceptions, names and printed text
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# never: <script>window.stolen
# in: answer ask-for-gradient
def ask_for_gradient(values):
    raise type("<script>window.stolen = 1</script>", (Exception,), {})("<script>window.stolen = 2</script> `x`")


print("<script>window.stolen = 1</script>")
