# title: left the second half blank
# fails: predict-recording-test [not attempted]
# fails: predict-recording-hidden [not attempted]

predictions = dict.fromkeys("abcd", True) | dict.fromkeys("efgh", ...)
