# The rules on one page, for the terminal.

rules-options = House rules, for --option NAME=VALUE (in brackets: if nothing is said)
