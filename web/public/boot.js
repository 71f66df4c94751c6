// Runs before the first paint, so that neither the theme nor the direction flickers, and asks who
// we are while the rest is still on its way: a table's socket can then be opened at once.
(() => {
  window.bargMe = fetch('/api/me').then((answer) => (answer.ok ? answer.json() : null)).catch(() => null);
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
