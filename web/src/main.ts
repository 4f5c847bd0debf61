/** Where the client starts. */

import { mount } from 'svelte';
import App from './App.svelte';
import './styles/theme.css';
import './styles/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the application.');
mount(App, { target });
