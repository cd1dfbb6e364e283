# title: scripts in HTML, SVG, JavaScript and Latex displays
# unit: 03_requires_grad_and_the_graph
# never: <script>window.stolen
# in: scratch first
from IPython.display import HTML, SVG, Javascript, Latex, display

display(HTML("<script>window.stolen = 1</script><img src=x onerror='window.stolen = 1'>"))
display(SVG("<svg xmlns='http://www.w3.org/2000/svg'><script>window.stolen = 1</script></svg>"))
display(Javascript("window.stolen = 1"))
display(Latex(r"\href{javascript:window.stolen=1}{x}"))
display({"text/html": "<script>window.stolen = 1</script>", "text/plain": "x"}, raw=True)
