# title: magics of every kind
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch first
%matplotlib inline
%config InlineBackend.figure_format = 'retina'
%load_ext autoreload
%autoreload 2
# in: scratch before second-derivative
%%time
total = sum(range(1000))
# in: scratch after second-derivative
%timeit -n 1 -r 1 sum(range(100))
?torch.tensor
# in: scratch last
%%writefile notes.txt
nothing
