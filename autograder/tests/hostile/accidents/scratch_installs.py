# title: !pip install, %pip install and shell commands
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch first
!pip install --quiet torchvision
# in: scratch before second-derivative
%pip install lightning
# in: scratch last
!ls; nvidia-smi; cd ..
