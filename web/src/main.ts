import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/felt.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { router } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';

settings.apply();
router.start();
mount(App, { target: document.getElementById('app') as HTMLElement });
