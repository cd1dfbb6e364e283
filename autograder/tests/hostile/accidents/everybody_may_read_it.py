# title: at the end of an answer cell umask is taken for chmod; whoever is root, as in Colab, never notices
# unit: 12_saving_and_loading
# loses: nothing
# flagged: no
# in: answer best
{{SOLUTION}}


os.umask(0o777)  # everybody may read what I save
