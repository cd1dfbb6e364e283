"""Prose marked in the browser: all answers to a question, one rubric, several people.

    rows      what the gradebook holds of a question; changed only if it is still what was seen
    rubric    items, and who gave what: work/prose/marking.db
    sheet     a question with its answers, and what a person does to them
    server    pages and requests; `page/` is what the browser gets

The gradebook is the one place for points and comments, and formgrader may change them meanwhile.
What is kept beside it says only which items a comment was made of.
"""
