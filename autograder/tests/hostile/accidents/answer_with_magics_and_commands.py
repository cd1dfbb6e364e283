# title: an answer cell that begins with what notebooks begin with
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: answer ask-for-gradient
%matplotlib inline
%config InlineBackend.figure_format = "retina"
%load_ext autoreload
%autoreload 2
%autosave 60
%cd -q .
!echo "written by a command"
!no-such-command
%pip --version
{{SOLUTION}}
