"""The table server: HTTP and WebSocket, storage, people, and the door for players from outside."""
