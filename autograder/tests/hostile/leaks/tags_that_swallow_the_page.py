# title: Tags that are never closed swallow the rest of the page; others come from foreign namespaces
# unit: 02_storage_and_views
# loses: nothing
# never: <plaintext
# in: prose reshape-why
"""My answer. </textarea></style></title></pre></div></div><plaintext>

<svg><style><![CDATA[</style><img src=x onerror=alert(1)>]]></svg>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">
<base href="//example.invalid/"><meta http-equiv="refresh" content="0;url=//example.invalid">
<form id="points"><input name="value" form="grade"><button formaction="//example.invalid">Save</button></form>

[a](javascript&#58;alert(1)) ![b](data:text/html,<plaintext>) \u202e\u2066 \u001b]8;;http://example.invalid\u0007link\u001b]8;;\u0007
"""
# in: markdown last
"""<plaintext><xmp><noembed><noframes><iframe srcdoc="<plaintext>"><select><option><!-- <![CDATA["""
# in: scratch last
from IPython.display import HTML, Markdown

display(HTML("<plaintext><style>*{visibility:hidden}</style><textarea><title>"))
display(Markdown("<plaintext>"))
