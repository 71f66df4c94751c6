"""The client for terminals: all games against bots here, or at a server's table."""
