"""The web server: wire protocol, sockets, HTTP, bots and the built client."""
