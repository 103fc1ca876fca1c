import '@fontsource-variable/cinzel/index.css';
import '@fontsource-variable/inter/index.css';
import './theme/tokens.css';
import './games/mystic-spires/theme.css';
import './games/stygian-society/theme.css';
import './theme/base.css';
import './games/slay-the-spire/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { showSettings } from './settings/settings-store.ts';

showSettings();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
