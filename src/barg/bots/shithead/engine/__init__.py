"""The hot loops of the Shithead player, in the kernel's style: worlds, playouts, ends."""
