import '@fontsource-variable/cinzel/index.css';
import '@fontsource-variable/inter/index.css';
import './theme/tokens.css';
import './theme/mood-slay-the-spire.css';
import './theme/mood-mystic-spires.css';
import './theme/mood-stygian-society.css';
import './theme/base.css';
import './theme/characters.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { showSettings } from './settings/settings-store.ts';

showSettings();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
