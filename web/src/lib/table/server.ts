import { TableSocket, type EarlySocket, type Handlers, type Link } from '../net/socket';
import { PROTOCOL } from './store.svelte';

declare global {
  var bargSocket: Promise<EarlySocket | null> | undefined;
}

/** The socket that boot.js opened for the page's first table, once, if it is this one and lives. */
async function earlySocket(url: string): Promise<EarlySocket | null> {
  const early = (await globalThis.bargSocket?.catch(() => null)) ?? null;
  globalThis.bargSocket = undefined;
  if (early?.socket.url === url && early.socket.readyState <= WebSocket.OPEN) return early;
  early?.socket.close();
  return null;
}

/** `ready` settles once the browser has its guest's cookie, without which nobody can sit. */
export const toServer = (id: string, ready: Promise<unknown>) => async (handlers: Handlers): Promise<Link> => {
  await ready.catch(() => {});
  const { protocol, host } = location;
  const scheme = protocol === 'https:' ? 'wss:' : 'ws:';
  const url = `${scheme}//${host}/api/tables/${encodeURIComponent(id)}/socket?protocol=${PROTOCOL}`;
  return new TableSocket(url, handlers, await earlySocket(url));
};
