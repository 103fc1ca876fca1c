import '@fontsource-variable/cinzel/index.css';
import '@fontsource-variable/inter/index.css';
import '../theme/tokens.css';
import '../theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { askEarly } from '../connection/early-me.ts';
import { AppBoundary } from '../failure/boundaries.tsx';
import { watchErrors } from '../failure/report.ts';
import { GamesProvider } from '../game/games-context.ts';
import type { WebGame } from '../game/web-game.ts';
import { restUntouched } from '../kit/rest.ts';
import { showSettings, systemMotion } from '../settings/settings-store.ts';
import { App } from './app.tsx';

export const mountApp = (root: HTMLElement, games: readonly WebGame[]): void => {
  watchErrors();
  showSettings();
  systemMotion().addEventListener('change', showSettings);
  restUntouched();
  if (location.pathname.startsWith('/table/')) askEarly();
  createRoot(root).render(
    <StrictMode>
      <AppBoundary>
        <GamesProvider value={games}>
          <App />
        </GamesProvider>
      </AppBoundary>
    </StrictMode>,
  );
};
