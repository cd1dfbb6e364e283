# title: a display formatter, a magic and a shell exit of the learner's own
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
shell = get_ipython()
formatter = shell.display_formatter.formatters["text/html"]
shell.display_formatter.active_types = ["text/html", "text/plain"]
formatter.for_type(int, lambda number: "<script>window.stolen = 1</script>")
shell.register_magic_function(lambda line, cell=None: None, "cell", "timeit")
shell.display_formatter.format = None
shell.ask_exit()
ask_for_gradient = lambda values: values
3
