"""A bot that decides at random: `python bot.py http://localhost:8640 TABLE`."""

import json
import random
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

server, table = sys.argv[1:]
headers = {"content-type": "application/json"}


def ask(way: str, **data: object) -> Any:
    """Ask for something to be shown, or, with `POST` before the way, to be done."""
    method, _, way = way.rpartition(" ")
    body = json.dumps(data).encode() if method else None
    with urlopen(Request(server + way, body, headers), timeout=60) as reply:
        return json.load(reply)


headers["authorization"] = f"Bearer {ask('POST /api/people', name='Random', is_bot=True)['key']}"
ask(f"POST /api/tables/{table}/join")
while ask(f"/api/tables/{table}")["status"] in ("open", "running"):
    for turn in ask("/api/turns?wait=20")["turns"]:
        answer = {name: turn[name] for name in ("table", "seat", "number")}
        answer["id"] = str(turn["number"])  # what is sent again under its id is done once
        answer["decision"] = random.choice(turn["decisions"])
        try:
            ask("POST /api/act", type="decide", **answer)
        except HTTPError as refused:
            print(json.load(refused)["sentence"])
print(ask(f"/api/tables/{table}").get("outcome"))
