export type Route =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'about' }
  | { page: 'sheet'; part: string }
  /** Without a table: the page that begins one. */
  | { page: 'offline'; part: string }
  | { page: 'learn'; game: string; lesson: string }
  | { page: 'table'; id: string }
  /** Of a table's match, or of a record that is brought along. */
  | { page: 'replay'; table: string }
  | { page: 'missing' };

export function parseRoute(path: string): Route {
  const parts = path.split('/').filter(Boolean);
  if (parts.length === 0) return { page: 'home' };
  if (parts.length === 1 && parts[0] === 'new') return { page: 'new' };
  if (parts.length === 1 && parts[0] === 'about') return { page: 'about' };
  if (parts.length <= 2 && parts[0] === 'sheet') return { page: 'sheet', part: parts[1] ?? '' };
  if (parts.length <= 2 && parts[0] === 'offline') return { page: 'offline', part: parts[1] ?? '' };
  if (parts.length <= 3 && parts[0] === 'learn') return { page: 'learn', game: parts[1] ?? '', lesson: parts[2] ?? '' };
  if (parts.length === 2 && parts[0] === 't' && parts[1]) return { page: 'table', id: parts[1] };
  if (parts.length === 1 && parts[0] === 'replay') return { page: 'replay', table: '' };
  if (parts.length === 3 && parts[0] === 't' && parts[1] && parts[2] === 'replay') return { page: 'replay', table: parts[1] };
  return { page: 'missing' };
}

class Router {
  #path = $state(typeof location === 'undefined' ? '/' : location.pathname);
  readonly route = $derived(parseRoute(this.#path));

  /** Follows the browser's back and forward and every plain click on a link of ours. */
  start() {
    addEventListener('popstate', () => (this.#path = location.pathname));
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a');
      const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
      if (!link || !plain || event.defaultPrevented) return;
      if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      const path = link.getAttribute('href') ?? '';
      if (!path.startsWith('/') || path.startsWith('/api/')) return;
      event.preventDefault();
      this.go(path);
    });
  }

  go(path: string) {
    if (path !== location.pathname + location.hash) history.pushState(null, '', path);
    this.#path = location.pathname;
    scrollTo(0, 0);
  }
}

export const router = new Router();
