import '@fontsource/grenze/latin-500.css';
import '@fontsource/grenze/latin-600.css';
import '@fontsource/grenze/latin-700.css';
import './styles/tokens.css';
import './styles/games.css';
import './styles/base.css';
import './styles/parts.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './lib/theme.svelte';

mount(App, { target: document.getElementById('app')! });
