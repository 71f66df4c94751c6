// The dev page: /dev/?fixture=bury&lang=en&theme=dark&deck=four shows a table without a server.
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import '../src/styles/controls.css';
import '../src/styles/felt.css';
import { mount } from 'svelte';
import { settings, type Locale } from '$lib/settings.svelte';
import Dev from './Dev.svelte';

const query = new URLSearchParams(location.search);
settings.set({
  locale: (query.get('lang') ?? 'fa') as Locale,
  theme: (query.get('theme') ?? 'light') as typeof settings.theme,
  fourColours: query.get('deck') === 'four',
  cardSize: query.get('cards') === 'large' ? 'large' : 'normal',
});
mount(Dev, {
  target: document.getElementById('app') as HTMLElement,
  props: { fixture: query.get('fixture') ?? '' },
});
