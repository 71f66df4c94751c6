"""The web server: tables over HTTP and websockets."""
