// Runs before the first paint, so that neither the theme nor the direction flickers. It asks who we
// are and, at a table, opens its socket while the rest is still on its way; socket.ts takes it over.
(() => {
  window.bargMe = fetch('/api/me').then((answer) => (answer.ok ? answer.json() : null)).catch(() => null);
  const table = /^\/t\/([^/]+)\/?$/.exec(location.pathname)?.[1];
  if (table) {
    window.bargSocket = window.bargMe.then((me) => {
      if (!me) return null;
      const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
      const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${table}/socket?protocol=1`);
      const heard = [];
      socket.onmessage = (event) => heard.push(event);
      return { socket, heard };
    });
  }
  try {
    const { locale = 'fa', theme = 'system' } = JSON.parse(localStorage.getItem('barg') ?? '{}');
    const root = document.documentElement;
    root.lang = locale;
    root.dir = locale === 'fa' ? 'rtl' : 'ltr';
    if (theme !== 'system') root.dataset.theme = theme;
  } catch {
    // Storage is closed to us: the defaults of index.html stay.
  }
})();
