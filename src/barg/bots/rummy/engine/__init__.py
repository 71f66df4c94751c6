"""The hot loops of the Rim player, in the kernel's style: quick play, worlds, the search."""
