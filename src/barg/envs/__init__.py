"""Environments for research: `barg.envs.batch`, `barg.envs.pettingzoo`, `barg.envs.openspiel`.

All of them deal the same cards for the same seed and number of a deal, and number actions
and observe in the same way (`barg.kernel.game.Kernel`).
"""
