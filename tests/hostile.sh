#!/bin/sh
# Runs a command as careless runners do: in the background and deaf to Ctrl-C, without a home that can
# be written to, without a terminal, in no language, in the earliest of all time zones, and with
# settings of a house that mean nothing: `tests/hostile.sh .venv/bin/python -m pytest tests/test_cli.py`.
trap '' INT QUIT HUP
unset LC_ALL XDG_CACHE_HOME XDG_DATA_HOME XDG_CONFIG_HOME NUMBA_CACHE_DIR
export LANG=C TZ=Pacific/Kiritimati HOME=/dev/null TERM=unknown
export SAFEHOUSE_PORT=none HTTP_PROXY=http://127.0.0.1:9 ALL_PROXY=http://127.0.0.1:9
"$@" < /dev/null &
wait $!
