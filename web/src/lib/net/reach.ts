/** Whether a host's name means the very computer that it is asked on. */
export const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
