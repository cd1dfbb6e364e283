"""What a teacher can act on tomorrow: questions, wrong ideas, likeness, as pages and tables.

journal, gradebook --facts--> one unit's work --items, causes, likeness--> pages, tables
work/autograded/ --answers--> learners' texts, kept in work/grading/answers/
"""
