"""The server: HTTP and WebSocket, storage, people, and computer players from anywhere."""
