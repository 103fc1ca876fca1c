import { mountApp } from '../../packages/web/app/mount-app.tsx';
import { WEB_GAMES } from '../../packages/web/games/registry.ts';
import { LANTERN_STAIR } from './lantern-stair.tsx';

mountApp(document.getElementById('root') as HTMLElement, [...WEB_GAMES, LANTERN_STAIR]);
