import { mountApp } from './app/mount-app.tsx';
import { WEB_GAMES } from './games/registry.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
mountApp(root, WEB_GAMES);
