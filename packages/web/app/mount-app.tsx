import '@fontsource-variable/cinzel/index.css';
import '@fontsource-variable/inter/index.css';
import '../theme/tokens.css';
import '../theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { askEarly } from '../connection/early-me.ts';
import { isServerTable } from '../connection/world.ts';
import { AppBoundary } from '../failure/boundaries.tsx';
import { watchErrors } from '../failure/report.ts';
import { GamesProvider } from '../game/games-context.ts';
import type { WebGame } from '../game/web-game.ts';
import { BASE, pathHere } from '../kit/base.ts';
import { restUntouched } from '../kit/rest.ts';
import { keepOffline } from '../offline/keep-offline.ts';
import { showSettings, systemMotion } from '../settings/settings-store.ts';
import { App } from './app.tsx';

export const mountApp = (root: HTMLElement, games: readonly WebGame[]): void => {
  watchErrors();
  showSettings();
  systemMotion().addEventListener('change', showSettings);
  restUntouched();
  keepOffline();
  if (isServerTable(pathHere())) askEarly();
  createRoot(root).render(
    <StrictMode>
      <AppBoundary>
        <GamesProvider value={games}>
          <Router base={BASE}>
            <App />
          </Router>
        </GamesProvider>
      </AppBoundary>
    </StrictMode>,
  );
};
