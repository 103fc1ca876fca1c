import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createLogger, defineConfig, type Logger, type LogLevel } from 'vite';
import { planned } from './bundling/chunks.ts';
import { allFiles, fetchFirst } from './bundling/fetch-first.ts';
import { iconModules } from './bundling/icon-modules.ts';
import { licenceFile } from './bundling/licence-file.ts';
import { offlineFiles } from './bundling/offline-files.ts';
import { physicsFile } from './bundling/physics-file.ts';
import { tableFiles } from './bundling/table-files.ts';

const server = process.env.SERVER_URL ?? 'http://127.0.0.1:4601';

/**
 * Vite does not know the file of a class composed by another, and warns that its pictures may not be found.
 * Composed classes have no pictures (card-frame.module.css), and the warning looks as if the first start had
 * failed.
 */
const COMPOSED = 'did not pass the `from` option';

const createQuietLogger = (level: LogLevel): Logger => {
  const logger = createLogger(level);
  const { warnOnce } = logger;
  logger.warnOnce = (message, options) => {
    if (!message.includes(COMPOSED)) warnOnce(message, options);
  };
  return logger;
};

/** The scripts of the worker have names of their own: no page loads them. */
const WORKER_FILES = 'assets/worker-[name]-[hash].js';

const levelOf = (command: string): LogLevel => (command === 'build' ? 'warn' : 'info');

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  logLevel: levelOf(command),
  customLogger: createQuietLogger(levelOf(command)),
  plugins: [
    physicsFile(),
    fetchFirst(),
    planned(),
    tableFiles(),
    react(),
    iconModules(),
    licenceFile(),
    offlineFiles(),
  ],
  worker: {
    format: 'es',
    plugins: () => [physicsFile()],
    rolldownOptions: { output: { entryFileNames: WORKER_FILES, chunkFileNames: WORKER_FILES } },
  },
  build: {
    outDir: path.resolve(import.meta.dirname, '../../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Browsers that support our colours also support modulepreload.
    modulePreload: { polyfill: false, resolveDependencies: allFiles },
    // check-bundle.ts limits what the first page and each table load.
    chunkSizeWarningLimit: 600,
    // On a slow machine, the first start would print how long each plugin took.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    fs: { allow: [path.resolve(import.meta.dirname, '../..')] },
    proxy: { '/api': { target: server }, '/socket': { target: server, ws: true } },
  },
}));
